/** The id of the agreements section, the target of links on the page. */
export const AGREEMENT_SECTION_ID = 'forsikringene-dine';

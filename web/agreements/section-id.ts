/** The id of the agreements' section: links on the page lead there. */
export const AGREEMENT_SECTION_ID = 'forsikringene-dine';

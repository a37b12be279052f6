/** The code of a customer whom the bank's own system does not know, from that system and in answers (spec: beyond §5). */
export const UNKNOWN_CUSTOMER = 'UKJENT_KUNDE';

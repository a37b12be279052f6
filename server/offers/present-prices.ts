import { type AgreementInOre, type OfferInOre, pricesInKroner } from '../../contract/in-ore.ts';
import type { PresentPrice } from '../../contract/offers.ts';

const REGISTRATION_NUMBER = /\b[A-ZÆØÅ]{1,2} \d{4,5}\b/;

/** Returns what the agreements say that the customer pays today for the thing of each offer; nothing of those they don't know. */
export function presentPrices(
  offers: readonly OfferInOre[],
  agreements: readonly AgreementInOre[],
): PresentPrice[] {
  return offers.flatMap((offer) => {
    const [same, another] = agreements.filter(
      (agreement) => isInForce(agreement) && isOnSame(offer, agreement),
    );
    if (!same || another || (!same.monthlyOre && !same.yearlyOre)) return [];
    const { policyNumber, systemSource } = offer;
    return [{ policyNumber, systemSource, ...pricesInKroner(same) }];
  });
}

function isInForce({ avtaleStatus }: AgreementInOre): boolean {
  return avtaleStatus !== 'PENDING' && avtaleStatus !== 'PROCESSING';
}

/**
 * Whether an offer and an agreement are of one kind, on one thing (ADR-047): by the registration number where either has
 * one, else by the descriptions, of which one may say more than the other: 'Lindeveien 14, 1415 Oppegård, med innbo'.
 */
function isOnSame(offer: OfferInOre, agreement: AgreementInOre): boolean {
  if (offer.productType !== agreement.productType) return false;
  const [a, b] = [offer.description ?? '', agreement.description ?? ''];
  const [numberA, numberB] = [REGISTRATION_NUMBER.exec(a)?.[0], REGISTRATION_NUMBER.exec(b)?.[0]];
  if (numberA || numberB) return numberA === numberB;
  return beginsWith(a, b) || beginsWith(b, a);
}

/** Whether the parts of a description, between commas, begin with all those of another. */
function beginsWith(longer: string, shorter: string): boolean {
  if (shorter.trim() === '') return false;
  const [all, first] = [partsOf(longer), partsOf(shorter)];
  return first.every((part, index) => part === all[index]);
}

function partsOf(description: string): string[] {
  return description.split(',').map((part) => part.trim().toLocaleLowerCase('nb'));
}

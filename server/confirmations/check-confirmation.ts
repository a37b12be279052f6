import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { CheckedConfirmation } from '../../contract/confirmations.ts';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { birthDateOf } from '../../domain/birth-date.ts';
import { parseCode } from '../../domain/confirmation-code.ts';
import { canBeConfirmed } from '../../domain/covers-today.ts';
import { initialsOf } from '../../domain/initials.ts';
import { insurerOf } from '../../domain/insurer.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { periodOf } from '../../domain/period.ts';
import { wordOf } from '../../domain/word-of.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { findCode, recordCheck } from './confirmation-codes.ts';
import { productNames } from './confirmation-texts.ts';

/** Minimum time of an answer, in ms. Without it, the time would tell which codes the store has. */
const ANSWER_MS = 250;

/**
 * Returns what others see of a confirmation, by the code as it was written (spec: beyond §11). Rejects with 502 or 503 if
 * the system with the insurance does not answer: then it is unknown whether the confirmation is valid.
 */
export async function checkConfirmation(
  services: AreaServices,
  request: FastifyRequest,
  written: string,
): Promise<CheckedConfirmation> {
  const longEnough = setTimeout(ANSWER_MS);
  try {
    const checked = await validConfirmation(services, request, written);
    if (!checked) securityEvent(request, 'confirmation-code-refused');
    return checked ?? { gyldig: false };
  } finally {
    await longEnough;
  }
}

async function validConfirmation(
  { db, holdings, records }: AreaServices,
  request: FastifyRequest,
  written: string,
): Promise<CheckedConfirmation | null> {
  const code = parseCode(written);
  const row = code && (await findCode(db, code, request.distributor.shortname));
  if (!row) return null;
  const asked = { request, customerId: row.customer_id };
  const key = { systemSource: row.system, policyNumber: row.policy_number };
  const agreement = await orNull(holdings.agreement(asked, key));
  if (!agreement || !canBeConfirmed(agreement, agreement.details ?? {})) return null;
  const holder = await orNull(records.person(asked));
  if (!holder) return null;
  await recordCheck(db, row, osloDate(Date.now()));
  securityEvent(request, 'confirmation-checked', { customerId: row.customer_id });
  return { gyldig: true, ...factsOf(agreement, request), ...holderFacts(holder) };
}

/** Returns null for what is gone. A system that fails is no such answer. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return null;
    throw error;
  }
}

function factsOf(agreement: DetailedCustomerAgreementInOre, { distributor, language }: FastifyRequest) {
  const { from, to } = periodOf(agreement, agreement.details ?? {}, osloDate(Date.now()));
  return {
    forsikringsselskap: insurerOf(agreement, distributor),
    produkt: wordOf(productNames(language), agreement.productType) ?? agreement.name,
    ...optionalField('fra', from ?? null),
    ...optionalField('til', to ?? null),
  };
}

function holderFacts({ navn, ssn }: { navn?: string | null | undefined; ssn: string }) {
  const birthYear = birthDateOf(ssn)?.slice(0, 4);
  return {
    ...optionalField('initialer', initialsOf(navn ?? '') || null),
    ...optionalField('fodselsaar', birthYear ? Number(birthYear) : null),
  };
}

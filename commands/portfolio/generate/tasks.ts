import type { PortfolioCustomer } from '../format.ts';
import type { Agreement } from './agreements.ts';
import type { Random } from './random.ts';

/** Returns the customer's tasks. Nine of ten customers have none. */
export function makeTasks(
  random: Random,
  agreements: readonly Agreement[],
): Pick<PortfolioCustomer, 'oppgaver'> {
  const healthDeclarations = random.percent(3) ? 1 : 0;
  const acceptances = random.percent(5) ? random.between(1, 3) : 0;
  const motoroppgaver = agreements
    .filter(({ productType }) => productType === 'BIL' && random.percent(9))
    .map(({ description = '', policyNumber }) => ({
      oppgavetype: 'KILOMETERSTAND',
      beskrivelse: description,
      avtalenummer: policyNumber,
    }));
  if (healthDeclarations + acceptances + motoroppgaver.length === 0) return {};
  return {
    oppgaver: {
      helseerklaering: { antall: healthDeclarations },
      aksepttilbud: { antall: acceptances },
      motoroppgaver,
    },
  };
}

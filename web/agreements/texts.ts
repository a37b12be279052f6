import { AGREEMENT_AREA_NAMES } from '../../domain/agreement-area.ts';

export const texts = {
  heading: 'Forsikringene dine',
  costs: 'Dette koster forsikringene',
  whatWeSee: 'for dem vi ser nå',
  withoutPrice: (count: number) => `${count}\u00a0uten pris`,
  policyNumber: (number: string) => `Avtale ${number}`,
  showAll: (count: number) => `Vis alle ${count} forsikringer`,
  loading: 'Henter forsikringene dine',
  missing: 'Her mangler forsikringer nå',
  failed: 'En feil oppsto ved henting av forsikringene dine.',
  incomplete: 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
  empty: {
    heading: 'Du har ingen forsikringer',
    lead: 'Har du forsikringer et annet sted? Da kan det lønne seg å samle dem.',
  },
  areas: AGREEMENT_AREA_NAMES,
} as const;

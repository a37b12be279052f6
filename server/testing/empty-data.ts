import type { MyData } from '../../contract/my-data.ts';

/** The own data of a customer of whom nothing is known but the national id. */
export const EMPTY_DATA: MyData = {
  ssn: '13919110028',
  avtaler: [],
  tilbud: [],
  dokumenter: [],
  fakturaer: [],
  skader: [],
  meldinger: [],
  sporingsId: 'x',
  lagretSiden: '2026-11-22T12:00:00.000Z',
  egneEndringer: [],
  meldteEndringer: [],
  bekreftelser: [],
  delingGitt: [],
  delingMottatt: [],
  okter: [],
  aktiviteter: [],
  tilbakemeldinger: [],
  sendteFiler: [],
  systemSourceError: false,
};

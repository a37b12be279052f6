import { type CUSTOMER_SYSTEMS, SYSTEMS } from '../../domain/systems.ts';
import { SOURCE_NAMES, type SourceName } from '../platform/config/source-names.ts';
import { testAuthority } from './certificates.ts';
import { TestCustomerSystem } from './customer-system.ts';
import { type Behaviour, type SeenRequest, TestSource } from './http-sources.ts';
import { startTokenService, type TokenService } from './token-service.ts';

/** The customer who has an item in each of the bank's systems. */
export const KARI = '01819021887';

/** The request that reads each customer system. */
const READ_REQUESTS: Readonly<Record<(typeof CUSTOMER_SYSTEMS)[number], string>> = {
  CUSTOMER: 'GET /kunde',
  TASKS: 'GET /oppgaver',
  MESSAGES: 'GET /kundekommunikasjon',
  RECOMMENDATIONS: 'GET /anbefalinger',
};

export type BankOfServices = Awaited<ReturnType<typeof startBankOfServices>>;

/**
 * Starts a bank whose every system is a service that requires client credentials. NICE also requires our
 * certificate.
 */
export async function startBankOfServices() {
  const authority = await testAuthority();
  const [server, ours] = [await authority.certify('nice'), await authority.certify('portal')];
  const tls = { cert: server.cert, key: server.key, ca: authority.ca, requestCert: true };
  const sources = SYSTEMS.map((system) => new TestSource(system, system === 'NICE' ? tls : undefined));
  const customers = new TestCustomerSystem();
  const services = [...sources, customers];
  await Promise.all(services.map((each) => each.open()));
  const tokens = await startTokenService();

  function source(system: string): TestSource {
    const found = sources.find((each) => each.system === system);
    if (!found) throw new Error(`no source for ${system}`);
    return found;
  }

  return {
    customers,
    tokens,
    /** the configuration of a portal that uses the services */
    env: Object.assign(
      {
        SOURCE_NICE_CLIENT_CERT: ours.certFile,
        SOURCE_NICE_CLIENT_KEY: ours.keyFile,
        SOURCE_NICE_CA: authority.caFile,
        SOURCE_BREAKER_FAILURES: '1000',
        SOURCE_TIMEOUT_MS: '10000',
        FIRST_PAGE_MS: '10000',
      } as Record<string, string>,
      customers.env,
      ...sources.map(({ system, url }) => ({ [`SOURCE_${system}_URL`]: url })),
      ...SOURCE_NAMES.map((name) => credentialsOf(name, tokens)),
    ),
    source,
    /** Sets a system's behaviour until `reset`. */
    misbehave(name: SourceName, behaviour: Behaviour): void {
      const asked = Object.entries(READ_REQUESTS).find(([system]) => system === name)?.[1];
      if (asked) customers.answers.set(asked, behaviour);
      else source(name).behaviour = behaviour;
    },
    /** Resets all systems to normal behaviour, with an item for Kari in each. */
    reset(): void {
      customers.reset();
      fillCustomer(customers);
      for (const each of sources) {
        each.reset();
        fill(each);
      }
    },
    /** Returns all requests to the systems since `reset`. */
    requests: (): SeenRequest[] => services.flatMap(({ requests }) => requests),
    async close(): Promise<void> {
      await Promise.all([...services.map((each) => each.shut()), tokens.close()]);
      authority.remove();
    },
  };
}

function credentialsOf(name: SourceName, tokens: TokenService): Record<string, string> {
  return {
    [`SOURCE_${name}_TOKEN_URL`]: tokens.url,
    [`SOURCE_${name}_CLIENT_ID`]: `portalen-${name}`,
    [`SOURCE_${name}_CLIENT_SECRET`]: 'hemmelig',
  };
}

function fillCustomer(customers: TestCustomerSystem): void {
  Object.assign(customers.of(KARI).kunde, {
    kontaktInformasjon: { epostAdresse: 'kari@bank.example', mobilNummer: '90000001' },
    kundeadresser: [{ isFolkreregistrert: true, postnummer: '0155' }],
    livKunde: { eksisterer: true },
  });
}

/** Adds one item of each kind for Kari. */
function fill(source: TestSource): void {
  const { system: systemSource } = source;
  const items = source.of(KARI);
  const agreement = { name: `Forsikring i ${systemSource}`, productType: 'BIL', systemSource };
  items.avtaler.push({ ...agreement, policyNumber: `A-${systemSource}`, monthlyPrice: 100 });
  items.tilbud.push({ ...agreement, policyNumber: `T-${systemSource}` });
  const dato = '2026-05-04';
  const key = (letter: string) => ({ systemSource, id: `${letter}-${systemSource}` });
  items.dokumenter.push({ ...key('D'), tittel: `Dokument i ${systemSource}`, type: 'VILKAAR', dato });
  items.fakturaer.push({
    ...key('F'),
    forfallsdato: '2099-12-15',
    belop: 462.5,
    status: 'KOMMENDE',
    kid: `KID-${systemSource}`,
  });
  items.skader.push({
    ...key('S'),
    skadenummer: `S-${systemSource}`,
    tittel: `Skade i ${systemSource}`,
    meldtDato: dato,
    status: 'MOTTATT',
  });
  items.meldinger.push({
    ...key('M'),
    ...{ tittel: `Melding i ${systemSource}`, dato, lest: false },
  });
}

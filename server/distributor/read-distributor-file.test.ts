import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OWN_PAGES } from '../../domain/own-pages.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { ConfigurationError } from '../platform/config/configuration.ts';
import { readDistributorFile } from './read-distributor-file.ts';
import { textsOfDistributor } from './translations.ts';

const SHIPPED = 'distributors.json';
/** The addresses of the specification's recommendation links (spec: overview §2.6). */
const PURCHASE_ADDRESSES = [
  '/privat/forsikring/motor/bil',
  '/privat/forsikring/hus',
  '/privat/forsikring/skade/reise',
  '/privat/forsikring/liv/kjop/livsforsikring',
  '/privat/forsikring/liv/kjop/kritisksykdom',
  '/privat/forsikring/innbo',
  '/privat/forsikring/liv/kjop/uforeforsikring',
  '/privat/forsikring/liv/kjop/behandlingsforsikring',
  '/privat/forsikring/motor/moped',
  '/privat/forsikring/hytte',
  '/privat/forsikring/motor/baat',
  '/privat/forsikring/motor/mc',
];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'distributors-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Change = (file: { distributors: Record<string, unknown>[] }) => void;

function issuesOf(change: Change | string): readonly string[] {
  const path = join(folder, 'd.json');
  const file = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  if (typeof change !== 'string') change(file);
  writeFileSync(path, typeof change === 'string' ? change : JSON.stringify(file));
  try {
    readDistributorFile(path);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines.map((line) => line.replace(path, 'FILE'));
    throw error;
  }
  return [];
}

type First = { theme: { light: object }; bankkontakt: object };
const first = (file: { distributors: Record<string, unknown>[] }) => file.distributors[0] as First;

/** Returns a change that sets fields of the first distributor, or removes those that are undefined. */
const having =
  (fields: object): Change =>
  (file) =>
    Object.assign(first(file), fields);
const PLACE = 'FILE: distributors[0] (fremtind)';
const OWN_PAGE = 'one of detaljer, dokumenter, faktura, skader, meldinger, dekning';
const ADDRESS = 'a path such as /privat/forsikring or an https:// address';

describe('readDistributorFile', () => {
  test('returns the seven distributors of the specification from the shipped file', () => {
    const seven = ['fremtind', 'dnb', 'eika', 'fana', 'sbm', 'sb1', 'none'];
    const found = readDistributorFile(SHIPPED).distributors.filter(({ shortname }) =>
      seven.includes(shortname),
    );
    expect(found.map(({ shortname }) => shortname)).toEqual(seven);
    for (const { egneSider } of found) expect(egneSider).toEqual(OWN_PAGES);
  });

  test('finds a purchase link in the shipped file for every product of the specification', () => {
    for (const { shortname, purchaseGroups } of readDistributorFile(SHIPPED).distributors) {
      const addresses = purchaseGroups.flatMap(({ links }) => links.map(({ url }) => url));
      // Fana sells no travel insurance, so that the page can be seen without it.
      if (shortname === 'fana') addresses.push('/privat/forsikring/skade/reise');
      expect(addresses, shortname).toEqual(expect.arrayContaining(PURCHASE_ADDRESSES));
    }
  });

  test('finds all texts of the shipped file in every language', () => {
    const { distributors, oversettelser = {} } = readDistributorFile(SHIPPED);
    const texts = new Set(distributors.flatMap(textsOfDistributor));
    for (const language of LANGUAGES.slice(1)) {
      expect(new Set(Object.keys(oversettelser[language] ?? {})), language).toEqual(texts);
    }
  });

  test('leaves out purchase groups without links', () => {
    const path = join(folder, 'd.json');
    const file = JSON.parse(readFileSync(SHIPPED, 'utf8'));
    file.distributors[0].purchaseGroups = [
      { area: 'reise', links: [] },
      { area: 'dyr', links: [{ text: 'Hundeforsikring', url: '/hund' }] },
    ];
    file.distributors[1].purchaseGroups = [{ area: 'reise', links: [] }];
    delete file.oversettelser;
    writeFileSync(path, JSON.stringify(file));
    const groups = readDistributorFile(path).distributors.map(({ purchaseGroups }) => purchaseGroups);
    expect(groups[0]?.map(({ area }) => area)).toEqual(['dyr']);
    expect(groups[1]).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['of an unknown text', { en: { Bil: 'Car' } }, 'oversettelser.en translates "Bil", which'],
    ['without content', { en: { Stengt: '' } }, 'oversettelser.en.Stengt must be a text of at most 1000'],
    ['into an unsupported language', { xx: { Stengt: 'Gitta' } }, 'oversettelser must not'],
  ])('reports a translation %s', (_, oversettelser, issue) => {
    const issues = issuesOf((file) => Object.assign(file, { oversettelser }));
    expect(issues.join()).toContain(`FILE: ${issue}`);
  });

  test('accepts a byte-order mark', () => {
    const text = `\ufeff${readFileSync(SHIPPED, 'utf8')}`;
    expect(issuesOf(text)).toEqual(issuesOf(() => {}));
  });

  test('rejects the encoding of Norwegian letters of older editors on Windows', () => {
    const path = join(folder, 'latin1.json');
    writeFileSync(path, readFileSync(SHIPPED, 'utf8'), 'latin1');
    expect(() => readDistributorFile(path)).toThrow(`DISTRIBUTORS_FILE ${path} is not UTF-8.`);
  });

  test('accepts a text with a line break', () => {
    expect(issuesOf(having({ insurer: 'Fjord\nForsikring' }))).toEqual(issuesOf(() => {}));
  });

  test.each<[string, Change | string, string]>([
    ['invalid JSON', '{', 'DISTRIBUTORS_FILE FILE is not valid JSON'],
    ['an unknown field', (file) => Object.assign(first(file), { farge: 'x' }), PLACE],
    [
      'a blank name',
      having({ name: '  ' }),
      `${PLACE}.name must be a text of at most 200 characters, not blank.`,
    ],
    [
      'a text with a control character',
      having({ name: 'Fjord\u0007banken' }),
      `${PLACE}.name must not hold control characters.`,
    ],
    [
      'a translation with half a surrogate pair',
      (file) => Object.assign(file, { oversettelser: { en: { Stengt: 'Closed\ud83d' } } }),
      'FILE: oversettelser.en.Stengt must not hold half a surrogate pair.',
    ],
    [
      'a host with a port',
      having({ hosts: ['fjordbanken.no:8443'] }),
      `${PLACE}.hosts[0] must be a host name without port, or * for all hosts that no other distributor lists.`,
    ],
    [
      'a production host with a port',
      (file) => Object.assign(file, { productionHosts: ['fjordbanken.no:443'] }),
      'FILE: productionHosts[0] must be a host name without port.',
    ],
    [
      'an invalid colour',
      (file) => Object.assign(first(file).theme.light, { page: 'red' }),
      `${PLACE}.theme.light.page must be a colour such as #1b1917.`,
    ],
    [
      'an unknown field of the bank contact',
      (file) => Object.assign(first(file).bankkontakt, { faks: '22000000' }),
      `${PLACE}.bankkontakt must not have additional properties: faks.`,
    ],
    [
      'an unknown field of the mobile bank',
      having({ mobileBank: { cookie: 'a', userAgentMarker: 'b', navn: 'c' } }),
      `${PLACE}.mobileBank must not have additional properties: navn.`,
    ],
    [
      'link hosts that are no list',
      having({ linkHosts: 'dokumenter.eksempel.no' }),
      `${PLACE}.linkHosts must be array.`,
    ],
    [
      'a phone number with country code',
      (file) => Object.assign(first(file).bankkontakt, { telefon: '+4722000000' }),
      `${PLACE}.bankkontakt.telefon must be eight digits, without the country code.`,
    ],
    [
      'an http:// address',
      (file) => Object.assign(first(file), { privacyUrl: 'http://eksempel.no' }),
      `${PLACE}.privacyUrl must be an https:// address.`,
    ],
    [
      'a short-link host with a port',
      (file) => Object.assign(first(file), { linkHosts: ['dokumenter.eksempel.no:8443'] }),
      `${PLACE}.linkHosts[0] must be a host name without port.`,
    ],
    [
      'a host of two distributors',
      (file) => Object.assign(first(file), { hosts: ['dnb.localhost'] }),
      'FILE: "dnb.localhost" is used twice; short names and hosts must be unique.',
    ],
    [
      'a missing distributor for other hosts',
      (file) => {
        file.distributors = file.distributors.filter(({ hosts }) => !(hosts as string[]).includes('*'));
      },
      'FILE: one distributor must have the host "*", for hosts that no distributor lists.',
    ],
    [
      'two distributors for other hosts',
      having({ hosts: ['*'] }),
      'FILE: "*" is used twice; short names and hosts must be unique.',
    ],
    [
      'a bank opt-in without its cookie',
      having({ statisticsOptIn: 'bank' }),
      `${PLACE}.bankOptIn is required because statisticsOptIn is "bank".`,
    ],
    [
      'an opt-in message from a bank without a domain',
      having({ bankOptIn: { cookie: 'a', optedIn: 'ja', postsOptInClosed: true } }),
      `${PLACE}.bankkontakt.domene must be the bank's domain, because bankOptIn.postsOptInClosed is true.`,
    ],
    [
      'an unknown placeholder',
      having({ endreUrl: 'https://bank.eksempel.no/{avtale}' }),
      `${PLACE}.endreUrl may contain only {policyNumber}, {systemSource}, none of them in the host, and no other braces.`,
    ],
    [
      'an unknown placeholder of a payment',
      having({ betalINettbankenUrl: 'https://bank.eksempel.no/?kid={KID}' }),
      `${PLACE}.betalINettbankenUrl may contain only {kid}, {kontonummer}, {belop}, {forfallsdato}, none`,
    ],
    [
      'a placeholder in the host',
      having({ siOppUrl: 'https://{policyNumber}.eksempel.no/' }),
      `${PLACE}.siOppUrl may contain only`,
    ],
  ])('reports %s in one readable line', (_what, change, line) => {
    expect(issuesOf(change).join('\n')).toContain(line);
  });

  test.each<[field: string, value: unknown, place: string, rule: string]>([
    ['meldSkadeUrl', 'http://skade.eksempel.no', 'meldSkadeUrl', 'an https:// address'],
    ['nodhjelpTelefon', '113', 'nodhjelpTelefon', 'eight digits, without the country code'],
    ['endreUrl', 'http://bank.eksempel.no/{policyNumber}', 'endreUrl', ADDRESS],
    ['betalINettbankenUrl', '/betal?kid={kid}', 'betalINettbankenUrl', 'an https:// address'],
    ['siOppUrl', '//ond.example/{policyNumber}', 'siOppUrl', ADDRESS],
    ['nettbankUrl', '/nettbank', 'nettbankUrl', 'an https:// address'],
    ['nettbankUrl', 'javascript:alert(1)', 'nettbankUrl', 'an https:// address'],
    ['skadesakerUrl', 'http://skade.eksempel.no', 'skadesakerUrl', ADDRESS],
    ['documentUrl', '//ond.example/dokumenter', 'documentUrl', ADDRESS],
    ['bankInsurancePage', '/\\ond.example', 'bankInsurancePage', ADDRESS],
    ['bankInsurancePage', 'http://bank.eksempel.no', 'bankInsurancePage', ADDRESS],
    ['unauthorizedUrl', 'https://bank.eksempel.no/"x', 'unauthorizedUrl', ADDRESS],
    ['kfpApiHost', 'https://api.eksempel.no/v1', 'kfpApiHost', 'an https:// address without path'],
    ['kfpApiHost', 'http://api.eksempel.no', 'kfpApiHost', 'an https:// address without path'],
    ['claimsHost', 'https://skade.eksempel.no/', 'claimsHost', 'an https:// address without path'],
    ['claimsHost', 'http://skade.eksempel.no', 'claimsHost', 'an https:// address without path'],
    ['claimsFallbackUrl', 'skadesaker', 'claimsFallbackUrl', ADDRESS],
    ['messagesUrl', 'http://post.eksempel.no', 'messagesUrl', ADDRESS],
    ['detailSiteUrl', '/detaljer', 'detailSiteUrl', 'an https:// address'],
    ['frameAncestors', ['http://bank.eksempel.no'], 'frameAncestors[0]', 'an https:// address'],
    ['returnAddresses', ['/privat'], 'returnAddresses[0]', 'an https:// address'],
    ['statisticsOptIn', 'bankens', 'statisticsOptIn', '"consent" or "bank"'],
    ['bankOptIn', { cookie: 'a b', optedIn: '2' }, 'bankOptIn.cookie', 'the name of a cookie'],
    ['bankOptIn', { cookie: 'a', optedIn: 'ja;' }, 'bankOptIn.optedIn', 'the value of a cookie'],
    ['logo', '../logo.svg', 'logo', 'the path of a .svg file in the folder of this file or below it'],
    ['appIcon', 'ikon.svg', 'appIcon', 'the path of a .png file in the folder of this file or below it'],
    [
      'typeface',
      { regular: '/etc/skrift.woff2' },
      'typeface.regular',
      'the path of a .woff2 file in the folder of this file or below it',
    ],
    ['marketSource', 'Fjord', 'marketSource', 'capital letters, digits and _, at most 40'],
    [
      'onlineBankLoginContexts',
      ['NETT'],
      'onlineBankLoginContexts[0]',
      'one of FORSIKRING, NETTBANK, NETTBANK_DNB, MOBILBANK, MOBILBANK_DNB, ÅPEN',
    ],
    ['menuVariant', 'ny', 'menuVariant', '"standard" or "tilbake"'],
    ['wordmarkWeight', 'fet', 'wordmarkWeight', '"regular", "semibold" or "bold"'],
    ['headerAlignment', 'right', 'headerAlignment', '"left" or "centre"'],
    [
      'toggles',
      { 'nysalg-skade': false, 'direkte-innlogging': 'true' },
      'toggles.nysalg-skade',
      '"true" or "false"',
    ],
    ['name', 'x'.repeat(201), 'name', 'a text of at most 200 characters, not blank'],
    ['surveyQuestions', [''], 'surveyQuestions[0]', 'a question of at most 300 characters'],
    [
      'surveyQuestions',
      ['Hva?', 'x'.repeat(301)],
      'surveyQuestions[1]',
      'a question of at most 300 characters',
    ],
    ['onlineCarDiscountPercent', 0, 'onlineCarDiscountPercent', 'a whole number from 1 to 99'],
    ['onlineCarDiscountPercent', 12.5, 'onlineCarDiscountPercent', 'a whole number from 1 to 99'],
    ['onlineCarDiscountPercent', '10', 'onlineCarDiscountPercent', 'a whole number from 1 to 99'],
    [
      'purchaseGroups',
      [{ area: 'bil', links: [] }],
      'purchaseGroups[0].area',
      'one of the seven product areas',
    ],
    [
      'purchaseGroups',
      [{ area: 'reise', links: [{ text: 'Reise', url: 'http://x' }] }],
      'purchaseGroups[0].links[0].url',
      ADDRESS,
    ],
    [
      'purchaseGroups',
      [{ area: 'reise', links: [{ text: '', url: '/reise' }] }],
      'purchaseGroups[0].links[0].text',
      'a text of at most 200 characters',
    ],
    [
      'andreForsikringer',
      [{ title: 'Kort', description: 'x'.repeat(1001) }],
      'andreForsikringer[0].description',
      'a text of at most 1000 characters',
    ],
    [
      'taskCards',
      { showBedriftsportal: { url: 'http://bedrift.eksempel.no' } },
      'taskCards.showBedriftsportal.url',
      ADDRESS,
    ],
    [
      'skrytebokser',
      { kundefordelerContent: { title: 'A', description: 'B', url: 'http://x', linkText: 'C' } },
      'skrytebokser.kundefordelerContent.url',
      ADDRESS,
    ],
    ['taskCards', { showBedriftsportal: { url: 'https://' } }, 'taskCards.showBedriftsportal.url', ADDRESS],
    ['egneSider', ['detaljer', 'kvittering'], 'egneSider[1]', OWN_PAGE],
    ['egneSider', ['skader', 'skader'], 'egneSider', 'a list in which nothing stands twice'],
    ['egneSider', 'detaljer', 'egneSider', 'a list in which nothing stands twice'],
    ['vedlikeholdsKalenderUrl', '/kalender', 'vedlikeholdsKalenderUrl', 'an https:// address'],
  ])('reports %s %j with its place and rule', (field, value, place, rule) => {
    expect(issuesOf(having({ [field]: value }))).toContain(`${PLACE}.${place} must be ${rule}.`);
  });

  test.each<[field: string, value: unknown]>([
    ['bankInsurancePage', undefined],
    ['nettbankUrl', undefined],
    ['unauthorizedUrl', undefined],
    ['statisticsOptIn', undefined],
    ['marketSource', undefined],
    ['onlineBankLoginContexts', []],
    ['partnerIntegration', true],
    ['showLoMedlemMinProfil', true],
    ['serverDecidesLogoutUrl', true],
    ['claimsHost', undefined],
    ['claimsHost', 'https://skade.eksempel.no:8443'],
    ['kfpApiHost', undefined],
    ['kfpApiHost', 'http://api.localhost:8001'],
    ['onlineCarDiscountPercent', undefined],
    ['onlineCarDiscountPercent', 99],
    ['egneSider', undefined],
    ['egneSider', []],
    ['egneSider', ['meldinger']],
    ['surveyQuestions', []],
    ['purchaseGroups', []],
    ['taskCards', {}],
    ['skrytebokser', {}],
  ])('accepts %s with the value %j', (field, value) => {
    expect(issuesOf(having({ [field]: value }))).toEqual([]);
  });

  test.each([
    ['/privat/forsikring/innboks', true],
    ['/privat/forsikring/post/inn-boks_2', true],
    ['https://post.eksempel.no/innboks', true],
    ['/innboks', false],
    ['/privat/forsikring', false],
    ['/privat/forsikring/', false],
    ['/privat/forsikring/innboks/', false],
    ['/privat/forsikring/innboks?ny', false],
    ['/privat/forsikring/:innboks', false],
    ['/privat/forsikring/oversikt', false],
    ['/privat/forsikring/oversikt/innboks', false],
    ['/privat/forsikring/dokumenter', false],
    ['/privat/forsikring/detaljer/innboks', false],
    ['/privat/forsikring/motor', false],
  ])('with its own messages page, messagesUrl %s is valid: %s', (messagesUrl, isFine) => {
    const issues = issuesOf(having({ messagesUrl }));
    const line = `${PLACE}.messagesUrl must be a path below /privat/forsikring that no other page uses, because egneSider contains meldinger.`;
    expect(issues).toEqual(isFine ? [] : [line]);
    expect(issuesOf(having({ messagesUrl, egneSider: ['detaljer'] }))).toEqual([]);
  });

  test('reports each issue in one line, with the name of a missing field', () => {
    const lines = issuesOf(having({ meldSkadeUrl: 'x', documentUrl: 'x', contactForm: undefined }));
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain('contactForm');
  });

  test('reports an unknown field whose name has line breaks in one line', () => {
    expect(issuesOf(having({ 'ny\n\u001b[31mfarge': 1 }))).toEqual([
      expect.stringMatching(/must not have additional properties: ny\?\?\[31mfarge\.$/),
    ]);
  });

  test('reports all issues in one run, and a duplicate host despite schema issues', () => {
    const { theme } = first(JSON.parse(readFileSync(SHIPPED, 'utf8')));
    const colours = Object.keys(theme.light);
    const light = Object.fromEntries(colours.map((colour) => [colour, 'rosa']));
    const lines = issuesOf(having({ theme: { ...theme, light }, hosts: ['dnb.localhost'] }));
    expect(lines).toHaveLength(colours.length + 1);
    expect(lines.at(-1)).toBe('FILE: "dnb.localhost" is used twice; short names and hosts must be unique.');
  });

  test('reports issues of other distributors and unused translations despite an invalid distributor', () => {
    const lines = issuesOf((file) => {
      Object.assign(first(file), { meldSkadeUrl: 'x' });
      Object.assign(file.distributors[1] ?? {}, { messagesUrl: '/innboks', bankOptIn: undefined });
      Object.assign(file, { oversettelser: { en: { Bil: 'Car', Lørdag: 'Saturday' } } });
    });
    expect(lines).toEqual([
      `${PLACE}.meldSkadeUrl must be an https:// address.`,
      'FILE: distributors[1] (dnb).messagesUrl must be a path below /privat/forsikring that no other page uses, because egneSider contains meldinger.',
      'FILE: distributors[1] (dnb).bankOptIn is required because statisticsOptIn is "bank".',
      'FILE: oversettelser.en translates "Bil", which is in none of bankkontakt.apningstider, andreForsikringer, skrytebokser, purchaseGroups, surveyQuestions.',
    ]);
  });

  test('checks the files that a distributor names in the same run', () => {
    const lines = issuesOf(having({ logo: 'mangler.svg', privacyUrl: 'x' }));
    expect(lines).toEqual([
      `${PLACE}.privacyUrl must be an https:// address.`,
      `${PLACE}.logo: mangler.svg cannot be read.`,
    ]);
  });

  test('reports a missing file in one readable line', () => {
    expect(() => readDistributorFile(join(folder, 'ingen.json'))).toThrow(
      /^DISTRIBUTORS_FILE .* cannot be read\.$/,
    );
  });

  test('names the folder of a file that is missing where the process was started', () => {
    expect(() => readDistributorFile('ingen.json')).toThrow(
      `DISTRIBUTORS_FILE ${join(process.cwd(), 'ingen.json')} cannot be read.`,
    );
  });
});

test('the systems of a file are unique, are no reserved names and have usable templates', () => {
  const systems = [
    { name: 'KJERNE', details: 'https://{policyNumber}.banken.no/' },
    { name: 'KJERNE' },
    { name: 'TASKS' },
  ];
  expect(issuesOf((file) => Object.assign(file, { systems }))).toEqual([
    'FILE: systems must not have KJERNE twice.',
    'FILE: systems must not have TASKS: SOURCE_TASKS_URL has the customer’s own data.',
    'FILE: systems[0].details may contain only {policyNumber}, {productCode}, none of them in the host, and no other braces.',
  ]);
  const ambiguous = [{ name: 'KJERNE' }, { name: 'KJERNE_TOKEN' }, { name: 'TASKS_TOKEN' }];
  expect(issuesOf((file) => Object.assign(file, { systems: ambiguous }))).toEqual([
    'FILE: systems must not have KJERNE_TOKEN: SOURCE_KJERNE_TOKEN_URL is the token service of KJERNE.',
    'FILE: systems must not have TASKS_TOKEN: SOURCE_TASKS_TOKEN_URL is the token service of TASKS.',
  ]);
  expect(issuesOf((file) => Object.assign(file, { systems: [{ name: 'kjerne' }] }))).toEqual([
    'FILE: systems[0].name must be at most 40 capital letters, digits and _, beginning with a letter.',
  ]);
});

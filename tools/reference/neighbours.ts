import { type TSchema, Type } from 'typebox';
import { Clean, Clone } from 'typebox/value';
import demo from '../../commands/portfolio/demo.json' with { type: 'json' };
import { DetailedAgreement } from '../../contract/agreements.ts';
import { Claim, ReceivedFile } from '../../contract/claims.ts';
import { InsuranceDocument } from '../../contract/documents.ts';
import { Invoice } from '../../contract/invoices.ts';
import { type ListName, MAX_ITEMS, REQUIRED_LISTS } from '../../contract/items.ts';
import { Message } from '../../contract/messages.ts';
import { Offer } from '../../contract/offers.ts';
import {
  CUSTOMER_CHANGES,
  SourceCommunication,
  SourcePerson,
  SourceRecommendations,
  SourceTasks,
} from '../../contract/source-customer.ts';
import { UNKNOWN_CUSTOMER } from '../../domain/unknown-customer.ts';
import { type Answer, inNewDialect, type Operation, type Parameter } from '../../server/openapi/document.ts';

type Paths = Record<string, Record<string, Operation>>;

/** Schemas with a name in the document, and therefore in a server generated from it. */
const SCHEMAS = {
  Avtale: DetailedAgreement,
  Tilbud: Offer,
  Dokument: InsuranceDocument,
  Faktura: Invoice,
  Skade: Claim,
  MottattFil: ReceivedFile,
  Melding: Message,
  Kunde: SourcePerson,
  Oppgaver: SourceTasks,
  Kundekommunikasjon: SourceCommunication,
  Anbefalinger: SourceRecommendations,
} as const;

/** The schema of the entries of each list. */
const LISTS: Readonly<Record<ListName, keyof typeof SCHEMAS>> = {
  avtaler: 'Avtale',
  tilbud: 'Tilbud',
  dokumenter: 'Dokument',
  fakturaer: 'Faktura',
  skader: 'Skade',
  meldinger: 'Melding',
};

/** The customer of the demonstration that the examples are taken from. */
const person: Readonly<Record<string, unknown>> = demo.customers[0] ?? {};

/** An example of each schema. A mock of the document answers with them, and the portal can show them. */
const EXAMPLES: Readonly<Record<keyof typeof SCHEMAS, unknown>> = {
  Avtale: firstOf('avtaler'),
  Tilbud: firstOf('tilbud'),
  Dokument: firstOf('dokumenter'),
  Faktura: firstOf('fakturaer'),
  Skade: firstOf('skader'),
  MottattFil: {
    id: 'v-1',
    navn: 'tak.jpg',
    storrelse: 482_113,
    type: 'image/jpeg',
    mottatt: '2026-11-18T09:30:00Z',
  },
  Melding: firstOf('meldinger'),
  Kunde: person,
  Oppgaver: person.oppgaver,
  Kundekommunikasjon: person.kundekommunikasjon,
  Anbefalinger: person.anbefalinger,
};

function firstOf(list: string): unknown {
  return (person[list] as unknown[])[0];
}

const TAGS = {
  system: 'A system of insurances: SOURCE_NICE_URL, SOURCE_EIKA_SKADE_URL, …',
  CUSTOMER: "The customer's own data: SOURCE_CUSTOMER_URL",
  TASKS: 'The tasks of the customer: SOURCE_TASKS_URL',
  MESSAGES:
    "Unread messages in the bank's inbox: SOURCE_MESSAGES_URL. Called for distributors with partnerIntegration, and for the customer's own data",
  RECOMMENDATIONS: 'Recommended products: SOURCE_RECOMMENDATIONS_URL',
} as const;

const NATIONAL_ID: Parameter = {
  name: 'X-Personident',
  in: 'header',
  required: true,
  description: 'The national id of the customer. No other part of the request contains it.',
  schema: { type: 'string', pattern: '^\\d{11}$' },
};
const TRACE: Parameter = {
  name: 'traceparent',
  in: 'header',
  description: "Continues the trace of the customer's request, if there is one (W3C Trace Context).",
  schema: { type: 'string' },
};
const NONE: Answer = { description: 'There is no such item' };
const WITHOUT: Answer = { description: 'The system has no such data. This is not an error' };
const NOT_DONE: Answer = { description: 'Refused. The customer is asked to contact the bank' };
const REFUSALS = { '400': NOT_DONE, '409': NOT_DONE, '422': NOT_DONE };
const BUSY: Answer = { description: 'Too many requests. Retry-After in seconds is passed on' };
const BUSY_LIST: Answer = { description: 'Too many requests. The list is shown as missing' };
const FILE_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same for each attempt to send a file. A repeated one gets the first answer.',
  schema: { type: 'string', maxLength: 128 },
};
const FILE_FORM = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['fil'],
      properties: { fil: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
};
const CLAIM_TAKES_NO_FILE: Answer = answer(
  Type.Object({ code: Type.String({ description: 'SKADE_AVSLUTTET or FOR_MANGE (20 files)' }) }),
  'The claim takes no file: the code says why',
);
const WITHOUT_CUSTOMER: Answer = answer(
  Type.Object({ code: Type.Literal(UNKNOWN_CUSTOMER) }),
  'The system does not know the customer. Without the code, 404 is an error',
);
const REFUSED: Answer = answer(
  Type.Object({
    code: Type.Optional(Type.String({ description: 'UGYLDIG_MAILADRESSE or UGYLDIG_MOBILNR' })),
  }),
  'Refused: the code says why',
);

/**
 * Returns the OpenAPI document of the endpoints that the portal calls in the source systems
 * (spec: beyond §5, ADR-011).
 */
export function neighboursDocument(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Requests of Forsikringsoversikt to the systems behind it',
      version: '1',
      description:
        'Each tag has the requests to one SOURCE_<NAME>_URL. Amounts are in kroner. Line breaks in texts become spaces. A text that is only spaces, or has other control characters, direction marks or half a surrogate pair, is invalid. So are the numbers and ids . and .., which no address can hold. docs/neighbours.md has the rules.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{}, { bearer: [] }, { certificate: [] }],
    paths: asJson({ ...systemPaths(), ...customerPaths() }),
    components: {
      schemas: asJson(withExamples()),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'SOURCE_<NAME>_TOKEN, or client credentials (OAuth 2.0)',
        },
        certificate: { type: 'mutualTLS' },
      },
    },
  };
}

function asJson(value: object) {
  return inNewDialect(JSON.parse(JSON.stringify(value)));
}

function withExamples() {
  const schemas = Object.entries(SCHEMAS) as [keyof typeof SCHEMAS, TSchema][];
  return Object.fromEntries(
    // A portfolio file has more fields than a service answers.
    schemas.map(([name, schema]) => [name, { ...schema, examples: [Clean(schema, Clone(EXAMPLES[name]))] }]),
  );
}

function systemPaths(): Paths {
  const lists = (Object.keys(LISTS) as ListName[]).map((name) => {
    const list = {
      type: 'object',
      required: [name],
      properties: { [name]: { type: 'array', items: ref(LISTS[name]), maxItems: MAX_ITEMS } },
    };
    const isRequired = REQUIRED_LISTS.includes(name);
    const without: Record<string, Answer> = isRequired ? {} : { '404': WITHOUT, '501': WITHOUT };
    return [
      `/${name}`,
      {
        get: operation(`list_${name}`, 'system', `List the customer's ${name}`, {
          '200': answer(list),
          ...without,
          '429': BUSY_LIST,
        }),
      },
    ];
  });
  const pdf = { schema: { type: 'string', contentMediaType: 'application/pdf' } };
  const file: Answer = { description: 'The file, at most 20 MB', content: { 'application/pdf': pdf } };
  return {
    ...Object.fromEntries(lists),
    '/avtaler/{policyNumber}': {
      get: operation(
        'get_avtale',
        'system',
        'Get an agreement with its details',
        { '200': answer(ref('Avtale')), '404': WITHOUT, '501': WITHOUT },
        [inPath('policyNumber')],
      ),
    },
    '/tilbud/{policyNumber}': {
      delete: operation(
        'delete_tilbud',
        'system',
        'Delete an offer',
        { '204': { description: 'Deleted' }, '404': NONE, '410': NONE, ...REFUSALS },
        [inPath('policyNumber')],
      ),
    },
    '/dokumenter/{id}': {
      get: operation(
        'get_dokument',
        'system',
        "Get a document's file",
        { '200': file, '404': WITHOUT, '501': WITHOUT },
        [inPath('id')],
      ),
    },
    '/skader/{id}/vedlegg': {
      post: {
        ...operation(
          'add_skade_vedlegg',
          'system',
          'Add a file to a claim: JPEG, PNG, HEIC or PDF of at most 20 MB. It is stored only if the form is complete. The body is chunked, without Content-Length',
          {
            '201': answer(ref('MottattFil'), 'The file is stored'),
            '404': WITHOUT,
            ...REFUSALS,
            '409': CLAIM_TAKES_NO_FILE,
            '413': { description: 'The file is too large' },
            '415': { description: 'The file is of another type' },
            '501': WITHOUT,
          },
          [FILE_KEY, inPath('id')],
        ),
        requestBody: { required: true, content: FILE_FORM },
      },
    },
    '/meldinger/{id}/lest': {
      put: operation(
        'mark_melding_read',
        'system',
        'Mark a message as read',
        { '204': { description: 'Marked' }, '404': WITHOUT, '501': WITHOUT, ...REFUSALS },
        [inPath('id')],
      ),
    },
  };
}

function customerPaths(): Paths {
  const changes = Object.entries(CUSTOMER_CHANGES).map(([path, { method, body, answer: stored }]) => [
    `/${path}`,
    {
      [method.toLowerCase()]: {
        ...operation(
          `change_${path.replace('/', '_')}`,
          'CUSTOMER',
          body ? `Change the customer's ${path}` : "Fetch the customer's registered address",
          {
            '200': answer(stored, 'What is stored now'),
            '400': REFUSED,
            '404': WITHOUT_CUSTOMER,
            '409': { description: 'Refused because of stored data' },
            '422': REFUSED,
          },
        ),
        ...(body && { requestBody: { required: true, content: json(body) } }),
      },
    },
  ]);
  return {
    '/kunde': {
      get: operation('get_kunde', 'CUSTOMER', 'Get the customer', {
        '200': answer(ref('Kunde')),
        '404': WITHOUT_CUSTOMER,
      }),
    },
    ...Object.fromEntries(changes),
    '/oppgaver': {
      get: operation('get_oppgaver', 'TASKS', "Get the customer's tasks", {
        '200': answer(ref('Oppgaver')),
      }),
    },
    '/kundekommunikasjon': {
      get: operation('get_kundekommunikasjon', 'MESSAGES', 'Get whether the customer has unread messages', {
        '200': answer(ref('Kundekommunikasjon')),
      }),
    },
    '/anbefalinger': {
      get: operation(
        'get_anbefalinger',
        'RECOMMENDATIONS',
        'Get recommended products',
        { '200': answer(ref('Anbefalinger')) },
        [
          {
            name: 'produkt',
            in: 'query',
            description: 'The product that was just bought; optional',
            schema: { type: 'string' },
          },
        ],
      ),
    },
  };
}

function operation(
  operationId: string,
  tag: keyof typeof TAGS,
  summary: string,
  responses: Record<string, Answer>,
  parameters: readonly Parameter[] = [],
): Operation {
  return {
    operationId,
    tags: [tag],
    summary,
    parameters: [NATIONAL_ID, TRACE, ...parameters],
    responses: { '429': BUSY, ...responses },
  };
}

function ref(name: keyof typeof SCHEMAS) {
  return { $ref: `#/components/schemas/${name}` };
}

function answer(schema: object, description = 'The answer'): Answer {
  return { description, content: json(schema) };
}

function json(schema: object) {
  return { 'application/json': { schema: schema as Record<string, unknown> } };
}

function inPath(name: string): Parameter {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

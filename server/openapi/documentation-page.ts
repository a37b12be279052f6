import { escapeHtml } from '../platform/http/plain-page.ts';
import type { Answer, OpenApiDocument, Operation, Parameter } from './document.ts';
import { schemaHtml } from './schema-html.ts';

type Endpoint = { name: string; operation: Operation };

/** Returns the document as the body of a plain page: tags, endpoints, requests and responses. */
export function documentationBody(document: OpenApiDocument, documentPath: string): string {
  const endpoints = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const tags = document.tags.map(({ name }) => name);
  return `<p>${escapeHtml(document.info.description ?? '')} Machine-readable:
<a href="${documentPath}">openapi.json</a>.</p>
<nav aria-label="Tags"><ul>${tags.map((tag) => `<li><a href="#${tag}">${tag}</a></li>`).join('')}</ul></nav>
${tags.map((tag) => section(tag, endpoints)).join('')}
<section id="problem"><h2>Problem</h2><p>Every error is <code>application/problem+json</code>:
<code>status</code>, <code>title</code>, <code>detail</code> and sometimes <code>code</code>.</p></section>`;
}

function section(tag: string, endpoints: readonly Endpoint[]): string {
  const own = endpoints.filter(({ operation }) => operation.tags?.includes(tag));
  return `<section id="${tag}"><h2>${tag}</h2>${own.map(article).join('')}</section>`;
}

function article({ name, operation }: Endpoint): string {
  const { summary = '', parameters = [], requestBody, responses } = operation;
  return `<article><h3><code>${escapeHtml(name)}</code></h3><p>${escapeHtml(summary)}.</p><ul>
<li>Needs: ${needsOf(operation)}</li>
${parameters.map(parameterItem).join('')}
${Object.values(requestBody?.content ?? {})
  .map(({ schema }) => `<li>Body: ${schemaHtml(schema)}</li>`)
  .join('')}
${Object.entries(responses).map(answerItem).join('')}</ul></article>`;
}

const NEEDS: Readonly<Record<string, string>> = {
  session: 'a session',
  requestedBy: '<code>X-Requested-By</code>',
  xsrfToken: '<code>X-XSRF-TOKEN</code>',
  claimsSystem: "the claims system's secret as bearer token",
};

function needsOf({ security = [] }: Operation): string {
  const needs = security.flatMap((schemes) => Object.keys(schemes).map((scheme) => NEEDS[scheme] ?? scheme));
  return needs.join(', ') || 'nothing';
}

function parameterItem({ name, in: place, required, schema, description }: Parameter): string {
  const optional = required ? '' : ', optional';
  const described = description ? { ...schema, description } : schema;
  return `<li><code>${escapeHtml(name)}</code> (${place}${optional}): ${schemaHtml(described)}</li>`;
}

function answerItem([status, answer]: [string, Answer]): string {
  const name = status === 'default' ? 'Other responses' : `Response ${status}`;
  if ('$ref' in answer) return `<li>${name}: <a href="#problem">Problem</a></li>`;
  const contents = Object.values(answer.content ?? {}).map(({ schema }) => schemaHtml(schema));
  return `<li>${name}: ${contents.join(' or ') || 'nothing'}</li>`;
}

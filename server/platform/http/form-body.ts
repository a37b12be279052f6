import type { FastifyInstance } from 'fastify';

/** Parses the forms that are sent to the routes of `app`, as `URLSearchParams`. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Returns the fields of a parsed form; none if the body is not a form. */
export function parsedFields(body: unknown): Readonly<Record<string, string>> {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}

/** Returns the value of a field that a parsed form has exactly once; otherwise undefined. */
export function singleField(body: unknown, name: string): string | undefined {
  const values = body instanceof URLSearchParams ? body.getAll(name) : [];
  return values.length === 1 ? values[0] : undefined;
}

import type { FastifySchemaCompiler, FastifySerializerCompiler, FastifyServerOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { lazy } from '../lazy.ts';
import { declaredFields } from './declared-fields.ts';

const compileCheck: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const compiled = lazy(() => Compile(schema));
  return (given) => {
    if (compiled().Check(given)) return true;
    // An undeclared field is reported as an error of its object: its own name comes from the client.
    return {
      error: compiled()
        .Errors(given)
        .filter(({ keyword }) => keyword !== 'boolean'),
    };
  };
};

const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  const withDeclaredFields = declaredFields(schema);
  return (answer) => JSON.stringify(withDeclaredFields(answer));
};

/**
 * Fastify's schema compilers. They validate input with TypeBox checks that are compiled on first use. They
 * serialize only declared fields, as for answers within a page (ADR-001). Fastify's types expect those of
 * Ajv.
 */
export const schemaCompilers = {
  buildValidator: () => compileCheck,
  buildSerializer: () => compileSerializer,
} as unknown as NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

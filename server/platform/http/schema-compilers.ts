import type { FastifySchemaCompiler, FastifySerializerCompiler, FastifyServerOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { whenFirstUsed } from '../when-first-used.ts';
import { declaredFields } from './declared-fields.ts';

const compileCheck: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const compiled = whenFirstUsed(() => Compile(schema));
  return (given) => {
    if (compiled().Check(given)) return true;
    // A field that is not declared is an error of its object: its own name is what the client sent.
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
 * Fastify's ways to check what comes in and to write what goes out: TypeBox's checks, compiled when they are first used, and
 * the fields that the schema declares, as for answers within a page (ADR-117). Fastify types them as those of Ajv.
 */
export const schemaCompilers = {
  buildValidator: () => compileCheck,
  buildSerializer: () => compileSerializer,
} as unknown as NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'

type Write = (reply: unknown) => string

const compile = (schema: z.ZodMiniType): Write =>
  fastJson(
    z.toJSONSchema(schema, {
      target: 'draft-7',
      override: ({ jsonSchema }) => {
        // In a union these keywords would affect which variant matches.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        delete jsonSchema.pattern
        delete jsonSchema.format
      },
    }) as Schema,
  )

// Compiled on first use: compiling all of them would delay startup.
const compiled = new WeakMap<z.ZodMiniType, Write>()
function writerOf(schema: z.ZodMiniType): Write {
  const write = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, write)
  return write
}

/**
 * Serializes responses by their schemas: undeclared fields are dropped, and a missing declared field is an error.
 * Values are checked by the handlers' types only (docs/decisions/reply-serialization.md).
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (reply) =>
    writerOf(schema)(reply)

import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'

type Write = (reply: unknown) => string

const compile = (schema: z.ZodMiniType): Write =>
  fastJson(
    z.toJSONSchema(schema, {
      target: 'draft-7',
      override: ({ jsonSchema }) => {
        // In a union these would decide which kind a reply is of, by what is dropped and by patterns.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        delete jsonSchema.pattern
        delete jsonSchema.format
      },
    }) as Schema,
  )

// Compiled when it is first needed: all of them would hold up the start.
const compiled = new WeakMap<z.ZodMiniType, Write>()
function writerOf(schema: z.ZodMiniType): Write {
  const write = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, write)
  return write
}

/**
 * Writes replies by their schemas: what a schema does not declare is dropped, and a declared field that is missing is an
 * error. What the fields hold is left to the types of the handlers (docs/decisions/reply-serialization.md).
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (reply) =>
    writerOf(schema)(reply)

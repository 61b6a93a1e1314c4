/** The subset of JSON Schema that our contract uses. */
export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

type Content = Record<string, { schema: JsonSchema }>
type Parameter = { in: 'path' | 'query'; name: string; required?: boolean; schema: JsonSchema }

type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[]
        requestBody?: { content: Content }
        responses: Record<string, { content?: Content }>
        security?: unknown[]
      }
    >
  >
}

/** An operation in /openapi.json. */
export type Operation = {
  method: string
  path: string
  params: Parameter[]
  query: Parameter[]
  body: JsonSchema | null
  /** Response content by status or range (`4XX`); empty without a body. */
  replies: Record<string, Content>
  /** Whether it needs authentication. */
  isPrivate: boolean
}

/** All operations in /openapi.json, in order. @throws when there are too few */
export async function readOperations(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      params: (operation.parameters ?? []).filter((parameter) => parameter.in === 'path'),
      query: (operation.parameters ?? []).filter((parameter) => parameter.in === 'query'),
      body: operation.requestBody?.content['application/json']?.schema ?? null,
      replies: Object.fromEntries(
        Object.entries(operation.responses).map(([status, { content = {} }]) => [status, content]),
      ),
      isPrivate: Boolean(operation.security?.length),
    })),
  )
  if (operations.length < 50) throw new Error(`/openapi.json lists no more than ${operations.length} calls`)
  return operations
}

/** As far as we read JSON Schema: what our contract is written in. */
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

/** One call that the app says it answers. */
export type Operation = {
  method: string
  path: string
  params: Parameter[]
  query: Parameter[]
  body: JsonSchema | null
  /** By status, or range of them as `4XX`: what is answered, by content type; empty where nothing is. */
  replies: Record<string, Content>
  /** Whether it asks who is there. */
  isPrivate: boolean
}

/** Every call in /openapi.json, in its order. @throws when it lists fewer than a site of this size has */
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

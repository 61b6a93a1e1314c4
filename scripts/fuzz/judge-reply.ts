import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { admin, password, secrets } from './fuzz-callers.ts'
import type { Reply, Sent } from './make-call.ts'
import type { Operation } from './operations.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const compiled = new WeakMap<object, ValidateFunction>()

function schemaFault(schema: object, text: string): string | null {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  try {
    if (validate(JSON.parse(text))) return null
  } catch {
    return 'its body is not JSON'
  }
  return `its body is not as declared: ${ajv.errorsText(validate.errors)}`
}

function shapeFaults({ replies }: Operation, { status, headers, text }: Reply): string[] {
  const declared = replies[status] ?? replies[`${Math.floor(status / 100)}XX`]
  if (!declared) return [`the status ${status} is not declared`]
  const type = headers['content-type']?.split(';')[0] ?? ''
  if (Object.keys(declared).length === 0) return text === '' ? [] : ['it has a body, and none is declared']
  const content = declared[type]
  if (!content) return [`the type ${type || '(none)'} is not declared`]
  const fault = /json/.test(type) ? schemaFault(content.schema, text) : null
  if (fault) return [fault]
  if (status < 400) return []
  const problem = JSON.parse(text) as Record<string, unknown>
  return [
    ...(problem['status'] === status ? [] : ['the problem tells another status']),
    ...(problem['detail'] && problem['detail'] === problem['message'] ? [] : ['the problem says nothing']),
    ...(/^[a-z_]+$/.test(String(problem['code'])) ? [] : ['the problem has no code']),
  ]
}

const always: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /frame-ancestors 'none'/,
  'referrer-policy': /^no-referrer$/,
  'x-request-id': /^\w+$/,
}

function headerFaults({ isPrivate, path }: Operation, { headers, status }: Reply, sent: Sent): string[] {
  const found = Object.entries(always)
    .filter(([name, pattern]) => !pattern.test(String(headers[name] ?? '')))
    .map(([name]) => `the header ${name} is missing or wrong`)
  // Replies to authenticated callers may contain their own data; so do share links.
  const isTheirs = isPrivate || (sent.email !== null && !path.includes('/shared/'))
  if ((isTheirs || status >= 400) && headers['cache-control'] !== 'no-store') found.push('caches may keep it')
  if (headers['content-security-policy']?.includes('unsafe-')) found.push('the policy allows what is unsafe')
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
    if (headers[name]) found.push(`it has the header ${name}`)
  return found
}

function leaks({ headers, text }: Reply, { address, email, body }: Sent): string[] {
  const everything = text + JSON.stringify(headers)
  const found: string[] = []
  for (const [what, pattern] of Object.entries({
    'a password': new RegExp(`${password}|Moon-shine8`),
    'a hash of a password': /\$argon2/,
    'a stack': /\n\s+at .*:\d+:\d+|node_modules|\/server\/src\//,
    'words of the database': /relation "|column "|syntax error|constraint "|pgboss/,
  }))
    if (pattern.test(everything)) found.push(`it holds ${what}`)
  const isKeeper = email === admin.email && address.startsWith('/api/v1/admin/')
  const others =
    everything
      .match(/\bcast_\w+@example\.org|keeper@example\.org/g)
      ?.filter((one) => one !== email && !body?.includes(one)) ?? []
  if (!isKeeper && others.length > 0) found.push(`it holds the address ${others[0]} of somebody else`)
  if (!isKeeper)
    for (const secret of secrets) if (everything.includes(secret)) found.push(`it tells ${secret}`)
  return found
}

/** @returns a sentence for each fault of a reply */
export function judgeReply(operation: Operation, sent: Sent, reply: Reply): string[] {
  if (reply.status >= 500 && reply.status !== 503)
    return [`it answered ${reply.status}: ${reply.text.slice(0, 300)}`]
  return [...shapeFaults(operation, reply), ...headerFaults(operation, reply, sent), ...leaks(reply, sent)]
}

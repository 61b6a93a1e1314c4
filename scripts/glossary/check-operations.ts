import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeFiles, exportsOf } from './find-names.ts'
import type { Glossary } from './read-glossary.ts'

export const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** Checks that each operation of the contract, and each job, has the file and function of its name. */
export function checkOperations(root: string, { withoutFile }: Glossary): { read: number; faults: string[] } {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const operations = [...read('contract/src/api.ts').matchAll(/^ {2}(\w+): \w+\.(\w+),$/gm)].map(
    ([, name = '', declared = '']) => ({ name, declared }),
  )
  const server = codeFiles(root).filter((file) => file.startsWith('server/src/'))
  const handlers = server.filter((file) => /^server\/src\/(features|core)\//.test(file))
  const faults = operations.flatMap(({ name, declared }) => {
    if (name !== declared) return [`contract/src/api.ts calls ${declared} ${name}: one name is enough`]
    if (withoutFile.has(name)) return []
    const file = handlers.find((path) => basename(path) === `${kebab(name)}.ts`)
    if (!file) return [`the operation ${name} has no file ${kebab(name)}.ts below server/src/features`]
    return exportsOf(read(file)).includes(name) ? [] : [`${file} does not export ${name}`]
  })
  const everything = new Set(server.flatMap((file) => exportsOf(read(file))))
  const jobs = server.flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+)Job(?:: [^=]+)? = \{\s*name: '([\w-]+)'([^]*?^\})?/gm)].map(
      ([, name = '', queue = '', rest = '']) => ({ file, name, queue, rest }),
    ),
  )
  const wrongJobs = jobs.flatMap(({ file, name, queue, rest }) => [
    ...(queue === kebab(name) ? [] : [`${file}: the job ${name}Job is called '${queue}' in the queue`]),
    ...(withoutFile.has(name) || basename(file) === `${kebab(name)}-job.ts`
      ? []
      : [`${file} declares ${name}Job, which belongs into ${kebab(name)}-job.ts`]),
    ...(withoutFile.has(name) ||
    (everything.has(name) && /\bhandle\b/.test(rest) && rest.includes(`${name}(`))
      ? []
      : [`${file}: ${name}Job has no handle that calls the function ${name}`]),
  ])
  return { read: operations.length + jobs.length, faults: [...faults, ...wrongJobs] }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Module } from './modules.ts'
import { isTest, workspaceOf } from './violations.ts'

type PackageFile = { name: string; dependencies?: object; optionalDependencies?: object }

/** `zod` of `zod/mini`, `@moonpage/contract` of `@moonpage/contract/story`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/**
 * A sentence for each import of a package that is not among the `dependencies` of its workspace. `npm start` and the
 * image install those alone, so that it would be missing there.
 */
export function missingDependencies(
  modules: readonly Module[],
  root: string,
  workspaces: readonly string[],
): string[] {
  const installed = new Map(
    workspaces.map((workspace) => {
      const text = readFileSync(join(root, workspace, 'package.json'), 'utf8')
      const { name, dependencies, optionalDependencies }: PackageFile = JSON.parse(text)
      return [workspace, new Set([name, ...Object.keys({ ...dependencies, ...optionalDependencies })])]
    }),
  )
  return modules.flatMap(({ path, imports }) => {
    const packages = installed.get(workspaceOf(path))
    if (!packages || isTest(path)) return []
    return imports
      .filter(
        ({ kind, to }) => kind === 'package' && !to.startsWith('virtual:') && !packages.has(packageOf(to)),
      )
      .map(({ to }) => `${path} imports ${to}, which is not in the dependencies of ${workspaceOf(path)}`)
  })
}

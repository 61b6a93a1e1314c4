import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLayers } from './check-layers.ts'

const root = join(import.meta.dirname, '../..')
const workspaces = ['contract', 'storyteller', 'illustrator', 'server', 'web']
let copy: string

/** A copy of this tree with links to the installed packages and the copied workspaces. */
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'moonpage-layers-')))
  for (const folder of [...workspaces, 'scripts', 'e2e', 'bench', 'docs'])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|\.dist-next|public|pictures)$/.test(path),
    })
  mkdirSync(join(copy, 'node_modules/@moonpage'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '@moonpage'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of workspaces) {
    symlinkSync(join(copy, name), join(copy, 'node_modules/@moonpage', name))
    // Packages of which it needs another version than the rest.
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'))
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Writes a module that imports another one, and that one. */
function addImport(folder: string, name: string, specifier: string, target?: string): void {
  const put = (file: string, text: string) => {
    const path = join(copy, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  put(`${folder}/planted-${name}.ts`, `import type { Thing } from '${specifier}'\nexport type Mine = Thing\n`)
  if (target) put(target, 'export type Thing = string\n')
}

const wrongArrows = [
  ['server/src/lib', '../infra/db/other.ts', 'server/src/infra/db/other.ts'],
  ['server/src/core/accounts', '../stories/other.ts', 'server/src/core/stories/other.ts'],
  ['server/src/features/feed', '../gate/other.ts', 'server/src/features/gate/other.ts'],
  ['server/src/infra/http', '@moonpage/illustrator/other', 'illustrator/src/other.ts'],
  ['web/src/lib', '../../../server/src/lib/other.ts', 'server/src/lib/other.ts'],
  ['web/src/ui', '../data/other.ts', 'web/src/data/other.ts'],
  ['web/src/features/reader', '../create/other.ts', 'web/src/features/create/other.ts'],
  ['storyteller/src', '@moonpage/illustrator/other', 'illustrator/src/other.ts'],
  ['illustrator/src', '@moonpage/storyteller/other', 'storyteller/src/other.ts'],
] as const

test('an empty tree is an error', () => {
  const empty = join(copy, 'empty')
  cpSync(join(root, 'docs/architecture.md'), join(empty, 'docs/architecture.md'))
  expect(() => checkLayers(empty)).toThrow('read no module')
})

describe('in a tree with violations', () => {
  let faults: string[]
  let read: number
  beforeAll(() => {
    for (const [folder, specifier, target] of wrongArrows) addImport(folder, 'arrow', specifier, target)
    addImport('contract/src', 'package', 'node:fs')
    addImport('server/src/lib', 'cycle', './other/planted-cycle.ts')
    addImport('server/src/lib/other', 'cycle', '../planted-cycle.ts')
    addImport('server/src', 'nowhere', './lib/slug.ts')
    addImport('server/src/lib', 'nothing', './nothing.ts')
    addImport('server/src/app', 'test', './testing.ts')
    addImport('server/src/lib', 'package', 'fflate')
    addImport('server/src/lib', 'package.test', 'fflate')
    addImport('server/src/app', 'start', '../../../scripts/lib/parent.ts')
    addImport('server/src/app', 'start.test', '../../../scripts/lib/parent.ts')
    const found = checkLayers(copy)
    faults = found.faults
    read = found.read
  })

  test('all modules are read, and only the added violations are found', () => {
    expect(read).toBeGreaterThan(200)
    expect(faults.filter((fault) => !fault.includes('planted-'))).toEqual([])
  })

  test.each(wrongArrows)('a wrong import is found: %s imports a type from %s', (folder, _, target) => {
    expect(faults).toContainEqual(expect.stringContaining(`${folder}/planted-arrow.ts imports ${target},`))
  })

  test('the contract may only import zod/mini', () => {
    expect(faults).toContain(
      'contract/src/planted-package.ts imports node:fs, but of packages contract/src may import zod/mini alone',
    )
  })

  test('tests may import scripts, production code may not', () => {
    const ofScripts = faults.filter((fault) => fault.includes('planted-start'))
    expect(ofScripts).toEqual([
      expect.stringContaining('server/src/app/planted-start.ts imports scripts/lib/parent.ts, but'),
    ])
  })

  test('a package that npm start does not install is found, but in tests', () => {
    expect(faults.filter((fault) => fault.includes('lib/planted-package'))).toEqual([
      'server/src/lib/planted-package.ts imports fflate, which is not in the dependencies of server',
    ])
  })

  test('cycles are found, also of types', () => {
    expect(faults).toContainEqual(
      expect.stringMatching(/^A cycle: server\/src\/lib\/.*planted-cycle\.ts → .*planted-cycle\.ts → /),
    )
  })

  test('a file outside of all layers is found', () => {
    expect(faults).toContain('server/src/planted-nowhere.ts stands on no layer')
  })

  test('an unresolved import is found', () => {
    expect(faults).toContain('server/src/lib/planted-nothing.ts imports ./nothing.ts, which is not there')
  })

  test('production code that imports test helpers is found', () => {
    expect(faults).toContain(
      'server/src/app/planted-test.ts imports server/src/app/testing.ts, which is there for tests',
    )
  })
})

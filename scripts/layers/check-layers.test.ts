import {
  cpSync,
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

/** This tree, with packages that are the installed ones and workspaces that are the copied ones. */
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
  for (const name of workspaces) symlinkSync(join(copy, name), join(copy, 'node_modules/@moonpage', name))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Writes a module that imports another one, which is written too. */
function plant(folder: string, name: string, specifier: string, target?: string): void {
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

test('reading nothing is a failure', async () => {
  const empty = join(copy, 'empty')
  cpSync(join(root, 'docs/architecture.md'), join(empty, 'docs/architecture.md'))
  await expect(checkLayers(empty)).rejects.toThrow('read no module')
})

describe('in a tree in which much is wrong', () => {
  let faults: string[]
  let read: number
  beforeAll(async () => {
    for (const [folder, specifier, target] of wrongArrows) plant(folder, 'arrow', specifier, target)
    plant('contract/src', 'package', 'node:fs')
    plant('server/src/lib', 'cycle', './other/planted-cycle.ts')
    plant('server/src/lib/other', 'cycle', '../planted-cycle.ts')
    plant('server/src', 'nowhere', './lib/slug.ts')
    plant('server/src/lib', 'nothing', './nothing.ts')
    plant('server/src/app', 'test', './testing.ts')
    plant('server/src/app', 'start', '../../../scripts/lib/parent.ts')
    plant('server/src/app', 'start.test', '../../../scripts/lib/parent.ts')
    const found = await checkLayers(copy)
    faults = found.faults
    read = found.read
  })

  test('everything is read, and nothing is found but what was planted', () => {
    expect(read).toBeGreaterThan(200)
    expect(faults.filter((fault) => !fault.includes('planted-'))).toEqual([])
  })

  test.each(wrongArrows)('a wrong arrow is found: %s imports a type from %s', (folder, _, target) => {
    expect(faults).toContainEqual(expect.stringContaining(`${folder}/planted-arrow.ts imports ${target},`))
  })

  test('the contract imports zod/mini alone', () => {
    expect(faults).toContain(
      'contract/src/planted-package.ts imports node:fs, but of packages contract/src may import zod/mini alone',
    )
  })

  test('tests import scripts, and earnest code does not', () => {
    const ofScripts = faults.filter((fault) => fault.includes('planted-start'))
    expect(ofScripts).toEqual([
      expect.stringContaining('server/src/app/planted-start.ts imports scripts/lib/parent.ts, but'),
    ])
  })

  test('a cycle is found, of types too', () => {
    expect(faults).toContainEqual(
      expect.stringMatching(/^A cycle: server\/src\/lib\/.*planted-cycle\.ts → .*planted-cycle\.ts → /),
    )
  })

  test('a file on no layer is found', () => {
    expect(faults).toContain('server/src/planted-nowhere.ts stands on no layer')
  })

  test('an import of nothing is found', () => {
    expect(faults).toContain('server/src/lib/planted-nothing.ts imports ./nothing.ts, which is not there')
  })

  test('earnest code that leans on help for tests is found', () => {
    expect(faults).toContain(
      'server/src/app/planted-test.ts imports server/src/app/testing.ts, which is there for tests',
    )
  })
})

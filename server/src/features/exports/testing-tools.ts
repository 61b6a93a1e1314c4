import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const epubcheckJar = '/usr/share/java/epubcheck.jar'

/** Debian packages, each with a file that shows it is installed. */
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
 * Whether to skip tests that need programs of these packages; warns once per file. Never in CI: there such tests fail.
 */
export function lacks(...needed: Package[]): boolean {
  const missing = needed.filter((name) => !packages[name]())
  if (missing.length === 0 || process.env['CI']) return false
  // oxlint-disable-next-line no-console -- the runner shows it beside the file's name
  console.warn(`Some tests of downloads are skipped. They need Debian's ${missing.join(' and ')}.`)
  return true
}

/**
 * Runs a program of a Debian package and returns stdout and stderr.
 * @throws with the package's name if the program is missing, with its output if it fails
 */
export async function tool(debianPackage: Package, command: string, ...words: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run(command, words, { maxBuffer: 64 * 1024 * 1024 })
    return stdout + stderr
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string }
    if (code === 'ENOENT')
      throw new Error(`This test needs ${command}: apt-get install ${debianPackage}`, { cause: error })
    throw new Error(`${command} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

// It usually takes a few seconds.
const brief = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** The output of EPUBCheck. @throws if it reports an error or warning */
export async function epubcheck(file: string): Promise<string> {
  if (!existsSync(epubcheckJar)) throw new Error('This test needs epubcheck: apt-get install epubcheck')
  return tool('default-jre-headless', 'java', ...brief, '-jar', epubcheckJar, '--failonwarnings', file)
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

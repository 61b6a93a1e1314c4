import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a program of Debian's and answers what it says, both its streams.
 * @throws naming the package when the program is missing, with all it said when it finds fault
 */
export async function tool(debianPackage: string, command: string, ...words: string[]): Promise<string> {
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

const epubcheckJar = '/usr/share/java/epubcheck.jar'
// Half a minute less on a busy machine: it runs for a few seconds only.
const brief = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** What the standard's own checker says of an e-book. @throws unless it is without an error or a warning */
export async function epubcheck(file: string): Promise<string> {
  if (!existsSync(epubcheckJar)) throw new Error('This test needs epubcheck: apt-get install epubcheck')
  return tool('default-jre-headless', 'java', ...brief, '-jar', epubcheckJar, '--failonwarnings', file)
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

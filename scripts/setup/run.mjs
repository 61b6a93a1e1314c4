import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const passed = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end and passes it every signal that we get (it may get one twice: the terminal sends to both).
 * @returns its exit code, 128 + the signal's number when a signal ended it
 */
export function run(program, words, { env = process.env, cwd, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env, cwd, stdio })
    const pass = (signal) => child.kill(signal)
    for (const signal of passed) process.on(signal, pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of passed) process.off(name, pass)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** Runs several programs side by side; when one ends, the others are asked to end too. @returns the first exit code */
export async function runTogether(jobs) {
  const children = jobs.map(([program, words, options]) =>
    spawn(program, words, { stdio: 'inherit', ...options }),
  )
  const endAll = (signal) => children.forEach((child) => child.kill(signal))
  for (const signal of passed) process.on(signal, endAll)
  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.once('error', reject)
        child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
      }),
  )
  const first = await Promise.race(ends)
  endAll('SIGTERM')
  await Promise.all(ends)
  return first
}

/** Runs a program quietly. @returns its exit code and all that it printed */
export function runQuietly(program, words, { env = process.env, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    const pass = (signal) => child.kill(signal)
    for (const signal of passed) process.on(signal, pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const name of passed) process.off(name, pass)
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output })
    })
  })
}

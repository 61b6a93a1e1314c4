import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const passed = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program and forwards signals to it (it may get one twice: the terminal sends it to both).
 * @returns its exit code, or 128 + the signal's number
 */
export function run(program, args, { env = process.env, cwd, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, cwd, stdio })
    const pass = (signal) => child.kill(signal)
    for (const signal of passed) process.on(signal, pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of passed) process.off(name, pass)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** Runs several programs in parallel; when one exits, the others are stopped. @returns the first exit code */
export async function runTogether(jobs) {
  const children = jobs.map(([program, args, options]) =>
    spawn(program, args, { stdio: 'inherit', ...options }),
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

/** Runs a program without output. @returns its exit code and output */
export function runQuietly(program, args, { env = process.env, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
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

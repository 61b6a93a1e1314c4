#!/usr/bin/env node
// The entry point of every npm script. Runs on Node 18 or later without packages, and installs what is missing.
import { chdir, exit, stderr } from 'node:process'
import { fileURLToPath } from 'node:url'
import { commands } from './setup/commands.mjs'
import { SetupError } from './setup/setup-error.mjs'

// npm may be run in a subfolder; paths are relative to the root.
chdir(fileURLToPath(new URL('..', import.meta.url)))

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
try {
  if (!command)
    throw new SetupError(
      `There is no command ${name || 'without a name'}. There are: ${Object.keys(commands).join(', ')}.`,
    )
  exit((await command(words)) ?? 0)
} catch (error) {
  stderr.write(error instanceof SetupError ? `\n  ${error.message}\n\n` : `${error?.stack ?? error}\n`)
  exit(1)
}

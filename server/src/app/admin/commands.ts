import { changeAccount } from './change-account.ts'
import type { Command } from './command.ts'
import { disconnect } from './disconnect.ts'
import { listAccounts } from './list-accounts.ts'
import { AdminCommandError } from './admin-command-error.ts'
import { resetPasswordCommand } from './reset-password-command.ts'

const commands: Record<string, Command> = {
  list: listAccounts,
  promote: changeAccount({
    does: 'makes someone an admin',
    change: { role: 'admin' },
    is: 'is an admin',
  }),
  moderator: changeAccount({
    does: 'makes someone a moderator',
    change: { role: 'moderator' },
    is: 'is a moderator',
  }),
  demote: changeAccount({
    does: 'takes the role of an admin or a moderator away',
    change: { role: 'user' },
    is: 'is an ordinary user',
  }),
  deactivate: changeAccount({
    does: 'logs someone out everywhere and blocks them from logging in',
    change: { is_active: false },
    is: 'is deactivated',
  }),
  activate: changeAccount({
    does: 'lets someone in again',
    change: { is_active: true },
    is: 'is active',
  }),
  'reset-password': resetPasswordCommand,
  disconnect,
}

/** Usage of `npm run admin --`, one line per command. */
export function usage(): string[] {
  const lines = Object.entries(commands).map(
    ([name, { takes, does }]) => [`npm run admin -- ${name} ${takes}`, does] as const,
  )
  const width = Math.max(...lines.map(([call]) => call.length))
  return lines.map(([call, does]) => `${call.padEnd(width)}  ${does}`)
}

/** @param words command line arguments @throws AdminCommandError with the usage if they are invalid */
export function readCommand(words: readonly string[]): { command: Command; argument: string } {
  const [name = '', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw notUnderstood(name ? `There is no command ${name}.` : 'Say what to do.')
  const argument = rest.join(' ').trim()
  const needsOne = command.takes === '<email>'
  if (needsOne && (argument === '' || rest.length > 1))
    throw notUnderstood(`The command ${name} takes one e-mail address.`)
  return { command, argument }
}

const notUnderstood = (sentence: string) =>
  new AdminCommandError(
    `${sentence} These are the commands:\n\n${usage()
      .map((line) => `  ${line}`)
      .join('\n')}`,
  )

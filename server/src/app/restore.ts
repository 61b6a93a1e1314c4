import { restoreCommand } from './restore-command.ts'
import { settingsOfProcess } from './settings.ts'
import { ownTerminal } from './terminal.ts'

process.exitCode = await restoreCommand(process.argv.slice(2), settingsOfProcess, ownTerminal)

import { backupCommand } from './backup-command.ts'
import { settingsOfProcess } from './settings.ts'
import { ownTerminal } from './terminal.ts'

process.exitCode = await backupCommand(process.argv.slice(2), settingsOfProcess, ownTerminal)

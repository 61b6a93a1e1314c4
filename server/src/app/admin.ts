import { runAdmin } from './admin/run-admin.ts'
import { settingsOfProcess } from './settings.ts'
import { ownTerminal } from './terminal.ts'

process.exitCode = await runAdmin(process.argv.slice(2), settingsOfProcess, ownTerminal)

import { runAdmin } from './admin/run-admin.ts'
import { settingsOfProcess } from './settings.ts'

process.exitCode = await runAdmin(process.argv.slice(2), settingsOfProcess, {
  out: (text) => process.stdout.write(text),
  aside: (text) => process.stderr.write(text),
})

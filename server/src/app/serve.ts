import { webStartupMessage } from './startup-message.ts'
import { runUntilSignal } from './run-until-signal.ts'
import { start } from './start.ts'

// npm start: web and worker in one process.
await runUntilSignal(start, webStartupMessage)

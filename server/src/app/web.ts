import { webStartupMessage } from './startup-message.ts'
import { runUntilSignal } from './run-until-signal.ts'
import { startWeb } from './start.ts'

// npm run web: answers requests. The stories that are asked for wait until a worker runs.
await runUntilSignal(startWeb, webStartupMessage)

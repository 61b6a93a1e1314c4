import { webStartupMessage } from './startup-message.ts'
import { runUntilSignal } from './run-until-signal.ts'
import { startWeb } from './start.ts'

// npm run web: serves requests. Requested stories wait until a worker runs.
await runUntilSignal(startWeb, webStartupMessage)

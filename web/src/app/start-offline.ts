import { registerWorker } from '../data/kept/register-worker.ts'

// Without one everything works but keeping books.
registerWorker().catch(() => {})

// Sends traces to a collector: NODE_OPTIONS="--import ./deploy/otel.mjs". See "Metrics, traces, health" in
// docs/operations.md.
import { isMainThread } from 'node:worker_threads'
import { NodeSDK } from '@opentelemetry/sdk-node'

// Threads that paint load this too, and have nothing to tell.
if (isMainThread) {
  const sdk = new NodeSDK({ serviceName: 'moonpage' })
  sdk.start()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void sdk.shutdown())
}

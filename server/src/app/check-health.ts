// The health check of containers: asks an address, and ends with 0 if it is answered with a success.
//   node server/src/app/check-health.ts http://127.0.0.1:3000/healthz
const [address = 'http://127.0.0.1:3000/healthz'] = process.argv.slice(2)
const isHealthy = await fetch(address, { signal: AbortSignal.timeout(5000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isHealthy ? 0 : 1

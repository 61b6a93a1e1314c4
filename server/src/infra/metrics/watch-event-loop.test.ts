import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'
import { parseMetrics } from './testing.ts'
import { watchEventLoop } from './watch-event-loop.ts'

function blockFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a stall is counted with its length and logged', async () => {
  const metrics = openMetrics()
  const told: number[] = []
  const end = watchEventLoop(metrics, {
    warn: (about: object) => void told.push((about as { ms: number }).ms),
  })
  const figures = async () => parseMetrics(await metrics.registry.metrics())
  expect((await figures()).find('moonpage_event_loop_stalls_total')).toBe(0)
  // Event loop lag is only known once it is being monitored.
  await new Promise((resolve) => setTimeout(resolve, 50))
  blockFor(400)
  await expect.poll(async () => (await figures()).find('moonpage_event_loop_stalls_total')).toBeGreaterThan(0)
  end()
  expect((await figures()).find('moonpage_event_loop_stalled_seconds_total')).toBeGreaterThan(0.35)
  expect(Math.max(...told)).toBeGreaterThan(350)
})

import { expect, test } from 'vitest'
import { openMetrics } from '../metrics/metrics.ts'
import { parseMetrics } from '../metrics/testing.ts'
import { embeddedImageModel } from './embedded.ts'
import { instrumentImageModel } from './instrument-image-model.ts'

test('what is wrong in pictures is counted by kind, and so are those in which nothing is', async () => {
  const embedded = embeddedImageModel(() => {}, 1)
  const metrics = openMetrics()
  const found = [['floats', 'too small'], [], ['floats'], undefined]
  let painted = 0
  const model = instrumentImageModel(
    {
      ...embedded,
      paint: () => {
        const faults = found[painted++]
        return Promise.resolve({ sizes: [], focus: null, ...(faults && { faults }) })
      },
    },
    metrics,
  )
  const request = { scene: {} as never, cast: [], seed: 'faults' }
  for (const _ of found) await model.paint(request, { signal: new AbortController().signal } as never)
  const told = parseMetrics(await metrics.registry.metrics())
  const counted = (fault: string) => told.find('moonpage_picture_faults_total', { fault })
  expect([counted('floats'), counted('too small'), counted('none')]).toEqual([2, 1, 1])
  await embedded.close()
})

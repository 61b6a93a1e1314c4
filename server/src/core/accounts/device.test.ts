import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox on Android'],
  [`${windows} Chrome/129.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`, 'Microsoft Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [undefined, ''],
  ['', ''],
  [' ', ''],
  ['curl/8.5.0', ''],
  ['Call 555-0100 to unlock your account/1.0 (now)', ''],
])('%s is displayed as %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('an oversized header is only read as far as a real one goes', () => {
  expect(deviceOf(`${'x'.repeat(600)} Firefox/130.0`)).toBe('')
})

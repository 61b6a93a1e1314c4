import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useLocation } from '../lib/router/router.tsx'
import { BrowserRouter } from '../app/browser-router.tsx'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bringToastCard, Toaster } from './toaster.tsx'
import { showToast, type Toast, type ToastAction } from './toasts.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

const Place = () => <output>{useLocation().pathname}</output>

let root: Root
// The cards' script comes with the first message.
beforeAll(async () => {
  const place = document.createElement('div')
  const first = createRoot(place)
  showToast('info', 'Hello')
  await act(async () => {
    first.render(
      <BrowserRouter>
        <Toaster />
      </BrowserRouter>,
    )
    await bringToastCard()
  })
  doing(() => place.querySelector('button')?.click())
  act(() => first.unmount())
})
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button id="before">Elsewhere</button><div id="app"></div>'
  root = createRoot(document.getElementById('app') as HTMLElement)
  act(() =>
    root.render(
      <BrowserRouter>
        <Place />
        <Toaster />
      </BrowserRouter>,
    ),
  )
})
afterEach(() => {
  // What was said does not outlive its test.
  pass(10_000)
  act(() => root.unmount())
  vi.useRealTimers()
})

const doing = (work: () => unknown) => act(() => void work())
const say = (message: string, type: Toast['type'] = 'info', action?: ToastAction) =>
  doing(() => showToast(type, message, action))
const pass = (ms: number) => doing(() => vi.advanceTimersByTime(ms))
const said = (role: 'status' | 'alert') =>
  Array.from(document.querySelectorAll(`[role=${role}] p`), (words) => words.textContent)
const card = (message: string) =>
  Array.from(document.querySelectorAll('p')).find((words) => words.textContent === message)?.parentElement
    ?.parentElement as HTMLElement
const dismissOf = (message: string) => card(message).querySelector('button') as HTMLElement
const point = (target: Element, way: 'over' | 'out') =>
  doing(() =>
    target.dispatchEvent(new PointerEvent(`pointer${way}`, { bubbles: true, relatedTarget: document.body })),
  )
const focus = (target: HTMLElement) => doing(() => target.focus())
const elsewhere = () => document.getElementById('before') as HTMLElement

test('is said in a region that stood there before it, for 4 seconds', () => {
  const [status, alert] = document.querySelectorAll('[role=status], [role=alert]')
  say('Saved', 'success')
  say('Not saved', 'error')
  say('Careful', 'warning')
  expect(status?.textContent).toBe('Saved')
  expect(alert?.textContent).toBe('Not savedCareful')
  pass(3999)
  expect([...said('status'), ...said('alert')]).toHaveLength(3)
  pass(1)
  expect([...said('status'), ...said('alert')]).toEqual([])
})

test('stays while a pointer rests on it, and then for what was left', () => {
  say('Saved')
  pass(3000)
  point(card('Saved'), 'over')
  pass(60_000)
  expect(said('status')).toEqual(['Saved'])
  point(card('Saved'), 'out')
  pass(999)
  expect(said('status')).toEqual(['Saved'])
  pass(1)
  expect(said('status')).toEqual([])
})

test('stays while the focus is in it, also when the pointer leaves', () => {
  say('Saved')
  point(card('Saved'), 'over')
  focus(dismissOf('Saved'))
  point(card('Saved'), 'out')
  pass(60_000)
  expect(said('status')).toEqual(['Saved'])
  focus(elsewhere())
  pass(4000)
  expect(said('status')).toEqual([])
})

test.each([
  [
    'Escape',
    (message: string) =>
      dismissOf(message).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  ['its button', (message: string) => dismissOf(message).click()],
])('%s takes it away, and a keyboard goes on where it was', (_way, dismiss) => {
  say('Saved')
  say('Sent')
  focus(elsewhere())
  focus(dismissOf('Saved'))
  doing(() => dismiss('Saved'))
  expect(said('status')).toEqual(['Sent'])
  expect(document.activeElement).toBe(elsewhere())
})

test('the same message is shown once, for its whole time from then on', () => {
  say('Saved')
  pass(3000)
  say('Sent')
  say('Saved')
  expect(said('status')).toEqual(['Sent', 'Saved'])
  pass(3999)
  expect(said('status')).toEqual(['Sent', 'Saved'])
})

test('of many the newest four are shown', () => {
  for (const message of ['a', 'b', 'c', 'd', 'e']) say(message)
  expect(said('status')).toEqual(['b', 'c', 'd', 'e'])
})

test('may lead somewhere, and is gone then', () => {
  say('A story is ready', 'success', { label: 'Read it', to: '/story/1/page/1' })
  const link = card('A story is ready').querySelector('a') as HTMLAnchorElement
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Read it', '/story/1/page/1'])
  doing(() => link.click())
  expect(document.querySelector('output')?.textContent).toBe('/story/1/page/1')
  expect(said('status')).toEqual([])
})

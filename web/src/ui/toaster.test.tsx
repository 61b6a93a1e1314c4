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
// The card's chunk is loaded with the first message.
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
  doInAct(() => place.querySelector('button')?.click())
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
  // Messages do not outlive their test.
  advance(10_000)
  act(() => root.unmount())
  vi.useRealTimers()
})

const doInAct = (work: () => unknown) => act(() => void work())
const say = (message: string, type: Toast['type'] = 'info', action?: ToastAction) =>
  doInAct(() => showToast(type, message, action))
const advance = (ms: number) => doInAct(() => vi.advanceTimersByTime(ms))
const messagesIn = (role: 'status' | 'alert') =>
  Array.from(document.querySelectorAll(`[role=${role}] p`), (paragraph) => paragraph.textContent)
const card = (message: string) =>
  Array.from(document.querySelectorAll('p')).find((paragraph) => paragraph.textContent === message)
    ?.parentElement?.parentElement as HTMLElement
const dismissOf = (message: string) => card(message).querySelector('button') as HTMLElement
const movePointer = (target: Element, direction: 'over' | 'out') =>
  doInAct(() =>
    target.dispatchEvent(
      new PointerEvent(`pointer${direction}`, { bubbles: true, relatedTarget: document.body }),
    ),
  )
const focus = (target: HTMLElement) => doInAct(() => target.focus())
const otherButton = () => document.getElementById('before') as HTMLElement

test('a message is shown in an existing live region for 4 seconds', () => {
  const [status, alert] = document.querySelectorAll('[role=status], [role=alert]')
  say('Saved', 'success')
  say('Not saved', 'error')
  say('Careful', 'warning')
  expect(status?.textContent).toBe('Saved')
  expect(alert?.textContent).toBe('Not savedCareful')
  advance(3999)
  expect([...messagesIn('status'), ...messagesIn('alert')]).toHaveLength(3)
  advance(1)
  expect([...messagesIn('status'), ...messagesIn('alert')]).toEqual([])
})

test('a message stays while hovered, and then for the remaining time', () => {
  say('Saved')
  advance(3000)
  movePointer(card('Saved'), 'over')
  advance(60_000)
  expect(messagesIn('status')).toEqual(['Saved'])
  movePointer(card('Saved'), 'out')
  advance(999)
  expect(messagesIn('status')).toEqual(['Saved'])
  advance(1)
  expect(messagesIn('status')).toEqual([])
})

test('a message stays while it has the focus, also when the pointer leaves', () => {
  say('Saved')
  movePointer(card('Saved'), 'over')
  focus(dismissOf('Saved'))
  movePointer(card('Saved'), 'out')
  advance(60_000)
  expect(messagesIn('status')).toEqual(['Saved'])
  focus(otherButton())
  advance(4000)
  expect(messagesIn('status')).toEqual([])
})

test.each([
  [
    'Escape',
    (message: string) =>
      dismissOf(message).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  ['its button', (message: string) => dismissOf(message).click()],
])('%s dismisses it and restores the focus', (_way, dismiss) => {
  say('Saved')
  say('Sent')
  focus(otherButton())
  focus(dismissOf('Saved'))
  doInAct(() => dismiss('Saved'))
  expect(messagesIn('status')).toEqual(['Sent'])
  expect(document.activeElement).toBe(otherButton())
})

test('a repeated message is shown once, and its timer restarts', () => {
  say('Saved')
  advance(3000)
  say('Sent')
  say('Saved')
  expect(messagesIn('status')).toEqual(['Sent', 'Saved'])
  advance(3999)
  expect(messagesIn('status')).toEqual(['Sent', 'Saved'])
})

test('at most the newest four messages are shown', () => {
  for (const message of ['a', 'b', 'c', 'd', 'e']) say(message)
  expect(messagesIn('status')).toEqual(['b', 'c', 'd', 'e'])
})

test('following its link dismisses a message', () => {
  say('A story is ready', 'success', { label: 'Read it', to: '/story/1/page/1' })
  const link = card('A story is ready').querySelector('a') as HTMLAnchorElement
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Read it', '/story/1/page/1'])
  doInAct(() => link.click())
  expect(document.querySelector('output')?.textContent).toBe('/story/1/page/1')
  expect(messagesIn('status')).toEqual([])
})

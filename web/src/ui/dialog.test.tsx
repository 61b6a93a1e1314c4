import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

let root: Root
beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const open = (markFirst: (form: HTMLFormElement | null) => void) =>
  act(() =>
    root.render(
      <Dialog open onClose={() => {}} title="Delete Mina?">
        <form ref={markFirst}>
          <input />
        </form>
      </Dialog>,
    ),
  )

test('the heading has the initial focus', () => {
  open(() => {})
  expect(document.activeElement?.textContent).toBe('Delete Mina?')
})

test('a field with autofocus has the initial focus', () => {
  open((form) => form?.querySelector('input')?.setAttribute('autofocus', ''))
  expect(document.activeElement?.tagName).not.toBe('H2')
})

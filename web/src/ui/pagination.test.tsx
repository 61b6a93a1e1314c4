import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from '../app/browser-router.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

let root: Root
beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const show = (page: number, totalPages = 3) =>
  act(() =>
    root.render(
      <BrowserRouter>
        <Pagination {...{ page, totalPages }} href={(number) => `/?page=${number}`} />
      </BrowserRouter>,
    ),
  )
const step = (label: string) =>
  Array.from(document.querySelectorAll('button')).find(
    (button) => button.textContent === label,
  ) as HTMLButtonElement
const isOff = (label: string) => step(label).getAttribute('aria-disabled') === 'true'

test('navigates to the previous and the next page', () => {
  show(2)
  expect([isOff('Previous'), isOff('Next')]).toEqual([false, false])
  act(() => step('Next').click())
  expect(location.search).toBe('?page=3')
  act(() => step('Previous').click())
  expect(location.search).toBe('?page=1')
})

test('at the ends the buttons do nothing and keep the focus', () => {
  show(2)
  step('Next').focus()
  show(3)
  expect(isOff('Next')).toBe(true)
  expect(document.activeElement).toBe(step('Next'))
  act(() => step('Next').click())
  expect(location.search).toBe('')
  show(1)
  expect([isOff('Previous'), isOff('Next')]).toEqual([true, false])
})

test('is not rendered for a single page', () => {
  show(1, 1)
  expect(document.querySelector('nav')).toBeNull()
})

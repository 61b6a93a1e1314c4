import type { StorySummary } from '@moonpage/contract/story'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearCredentials } from '../../data/session-store.ts'
import { FavoriteButton } from './favorite-button.tsx'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

let root: Root
beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app') as HTMLElement)
  clearCredentials()
})
afterEach(() => act(() => root.unmount()))

const show = (story: Partial<StorySummary>) =>
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <FavoriteButton story={{ id: '1', title: 'Fern', is_favorited: false, ...story } as StorySummary} />
      </QueryClientProvider>,
    ),
  )
const heart = () => document.querySelector('button')

test('visitors do not see the heart on public stories', () => {
  show({ is_public: true })
  expect(heart()).toBeNull()
})

test('visitors are asked to log in on other stories', () => {
  show({ is_public: false })
  act(() => heart()?.click())
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Please log in to favorite stories')
  expect(heart()?.getAttribute('aria-pressed')).toBe('false')
})

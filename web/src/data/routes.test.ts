import { api } from '@moonpage/contract/api'
import type { Route } from '@moonpage/contract/route'
import * as routes from 'virtual:routes'
import { expect, test } from 'vitest'

test('the browser has each route of the contract, without its schemas', () => {
  const declared: [string, Route][] = Object.entries(api)
  const lines = declared.map(([name, { method, path, failure, asksToLogIn, takes }]) => [
    name,
    { method, path, failure, asksToLogIn, takes },
  ])
  expect({ ...routes }).toEqual(Object.fromEntries(lines))
})

import { api } from '@moonpage/contract/api'
import * as routes from 'virtual:routes'
import { expect, test } from 'vitest'

test('the browser has each route of the contract, without its schemas', () => {
  const addresses = Object.entries(api).map(([name, { method, path, failure }]) => [
    name,
    { method, path, failure },
  ])
  expect({ ...routes }).toEqual(Object.fromEntries(addresses))
})

import type { Scenario } from './report.ts'
import { randomKills } from './scenarios/random-kills.ts'

export const scenarios: readonly Scenario[] = [
  {
    name: 'kills',
    about: 'web, worker and database processes die at random, over books and acts of several families',
    run: randomKills,
  },
]

import type { CheckResult } from './check/check-site.ts'

/** A checked invariant. */
export type Finding = {
  invariant: string
  /** What was observed, with figures if there are any. */
  seen: string
  /** A sentence for each violation. */
  broken: string[]
}

export type Scenario = {
  name: string
  about: string
  /** @throws when it could not be completed, which counts as broken */
  run: (options: ScenarioOptions) => Promise<Finding[]>
}

export type ScenarioOptions = {
  seed: number
  kills: number
  say: (line: string) => void
}

/** @param seen what was observed, for each invariant */
export const findingsOf = (verdicts: readonly CheckResult[], seen: string): Finding[] =>
  verdicts.map((verdict) => ({ ...verdict, seen }))

export const finding = (invariant: string, seen: string, isHeld: boolean): Finding => ({
  invariant,
  seen,
  broken: isHeld ? [] : [seen],
})

/** Formats a finding for the terminal. */
export const lines = ({ invariant, seen, broken }: Finding): string[] => [
  `  ${broken.length === 0 ? 'holds' : 'BROKEN'}  ${invariant}: ${seen}`,
  ...broken.slice(0, 20).map((sentence) => `          ${sentence}`),
  ...(broken.length > 20 ? [`          and ${broken.length - 20} more`] : []),
]

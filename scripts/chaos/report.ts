import type { CheckResult } from './check/check-site.ts'

/** One thing that a scenario looked at. */
export type Finding = {
  invariant: string
  /** What was seen, in figures where there are any. */
  seen: string
  /** Sentences that tell where it does not hold. */
  broken: string[]
}

export type Scenario = {
  name: string
  about: string
  /** @throws when it could not be carried through, which counts as broken */
  run: (options: ScenarioOptions) => Promise<Finding[]>
}

export type ScenarioOptions = {
  seed: number
  kills: number
  say: (line: string) => void
}

/** @param seen of each invariant: what there was to hold */
export const findingsOf = (verdicts: readonly CheckResult[], seen: string): Finding[] =>
  verdicts.map((verdict) => ({ ...verdict, seen }))

export const finding = (invariant: string, seen: string, isHeld: boolean): Finding => ({
  invariant,
  seen,
  broken: isHeld ? [] : [seen],
})

/** As lines for a terminal. */
export const lines = ({ invariant, seen, broken }: Finding): string[] => [
  `  ${broken.length === 0 ? 'holds' : 'BROKEN'}  ${invariant}: ${seen}`,
  ...broken.slice(0, 20).map((sentence) => `          ${sentence}`),
  ...(broken.length > 20 ? [`          and ${broken.length - 20} more`] : []),
]

import { holds, type Figure } from '@moonpage/storyteller/checks/report/figure'
import type { Table } from '@moonpage/storyteller/checks/report/report'

const shown = (value: number, unit: Figure['unit']) =>
  unit === 'count'
    ? String(Math.round(value * 100) / 100)
    : unit === 'share'
      ? `${(value * 100).toFixed(1)} %`
      : value.toFixed(value < 0.1 ? 4 : 2)

/** Prints each figure with its limit: ✗ violated, · a goal that is not reached. @returns the number of violations */
export function printTables(tables: readonly Table[]): number {
  const all = tables.flatMap(({ figures }) => figures)
  const width = Math.max(...all.map(({ name }) => name.length))
  for (const { title, figures } of tables) {
    console.log(`\n${title}`)
    for (const figure of figures) {
      const { name, value, bound, target, unit, isGoal } = figure
      const sign = bound === 'most' ? '≤' : '≥'
      console.log(
        `  ${holds(figure) ? ' ' : isGoal ? '·' : '✗'} ${name.padEnd(width)}  ${shown(value, unit).padStart(8)}  ${sign} ${shown(target, unit)}`,
      )
    }
  }
  return all.filter((figure) => !figure.isGoal && !holds(figure)).length
}

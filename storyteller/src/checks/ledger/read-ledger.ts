import { ageGroups, pageCountLimits } from '@moonpage/contract/story-input'
import type { Tale } from '../../tales/format.ts'
import type { Lexicon } from '../../tales/lexicon.ts'
import { framesOf, isNarrow } from '../../tales/serve.ts'
import { tellBook } from '../../tales/tell-book.ts'
import { checkFears, checkPages, checkReading, checkThreads, checkVerse } from './check-book.ts'
import { checkCatch } from './check-catch.ts'
import { checkLeaves } from './check-leaves.ts'
import { checkBeats, checkLayout, checkWords } from './check-plot.ts'
import { bindingsOf } from './combinations.ts'
import { openReport, type Finding, type Report } from './finding.ts'

const ten = 10

/** Checks the page counts of books of every length, each with another binding. */
function checkLengths(
  tale: Tale,
  bindings: ReturnType<typeof bindingsOf>,
  lexicon: Lexicon,
  report: Report,
): void {
  for (let count = pageCountLimits.min; count <= pageCountLimits.max; count++) {
    const some = bindings.filter((_, at) => at % 9 === count % 9)
    for (const binding of some.length > 0 ? some : bindings.slice(0, 1)) {
      const book = tellBook(tale, binding, count, lexicon)
      if (book.pages.length !== count)
        report({ wrong: `a book of ${count} pages comes out with ${book.pages.length}` })
      if (count <= 6) checkPages({ tale, book, binding, lexicon, report })
    }
  }
}

/** Reports an empty slot as a fault, so that the other checks still run. */
function orReport(report: Report, line: number, check: () => void): void {
  try {
    check()
  } catch (error) {
    report({ line, wrong: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * Runs all automatic checks on a tale over all bindings. @param every only each n-th binding, for a quick check
 */
export function readLedger(tale: Tale, lexicon: Lexicon, every = 1): Finding[] {
  const { reportFor, findings } = openReport(tale)
  const plain = reportFor(null, null)
  checkBeats(tale, plain)
  checkLayout(tale, plain)
  checkWords(tale, lexicon, plain)
  for (const strand of tale.strands) {
    if (!isNarrow(strand))
      for (const age of ageGroups)
        if (framesOf(strand, age, false).length === 0)
          reportFor(strand, null)({ line: strand.line, wrong: `the wide strand is not told at ${age}` })
    for (const telling of strand.tellings.filter(({ length }) => length === 'told' || length === 'verse')) {
      const report = reportFor(strand, telling)
      const bindings = bindingsOf(tale, strand, telling, lexicon, every)
      if (bindings.length === 0 && every === 1) report({ line: strand.line, wrong: 'serves nobody' })
      for (const binding of bindings)
        orReport(report, telling.line, () => {
          const told = { tale, book: tellBook(tale, binding, ten, lexicon), binding, lexicon, report }
          checkPages(told)
          checkThreads(told)
          checkVerse(told)
          checkFears(told)
          checkReading(told)
          checkLeaves(told)
        })
      orReport(report, telling.line, () => checkLengths(tale, bindings, lexicon, report))
      orReport(report, telling.line, () => checkCatch({ tale, bindings, lexicon, report }))
    }
  }
  return findings().toSorted((one, other) => one.level.localeCompare(other.level) || one.line - other.line)
}

import type { Reading } from '@moonpage/storyteller/checks/reading'
import { isNarrow } from '@moonpage/storyteller/tales/serve'
import type { Tale, Telling } from '@moonpage/storyteller/tales/format'
import { bindingsOf } from '@moonpage/storyteller/checks/ledger/combinations'
import { nameOf } from '@moonpage/storyteller/checks/ledger/finding'
import { gateFor, measureBook } from '@moonpage/storyteller/checks/ledger/reading-gates'
import type { Lexicon } from '@moonpage/storyteller/tales/lexicon'
import { tellBook } from '@moonpage/storyteller/tales/tell-book'

const row = (readings: readonly Reading[], telling: Telling): string => {
  const band = gateFor({ age: telling.age, verse: telling.length === 'verse' })
  const range = (of: (reading: Reading) => number, digits: number) => {
    const values = readings.map(of)
    return `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`
  }
  return [
    `words ${range((one) => one.words, 0)} (${band.words.join('–')})`,
    `mean ${range((one) => one.meanSentence, 1)} (${band.meanSentence})`,
    `longest ${range((one) => one.longestSentence, 0)} (${band.longestSentence})`,
    `FK ${range((one) => one.fleschKincaid, 1)} (${band.fleschKincaid})`,
    `Spache ${range((one) => one.spache, 1)} (${band.spache})`,
    `hard ${range((one) => one.unfamiliar * 100, 0)} % (${band.unfamiliar * 100})`,
  ].join(' · ')
}

/** Minimum and maximum over a tale's bindings, with the limits of the age group. */
export function printReading(tale: Tale, lexicon: Lexicon): void {
  for (const strand of tale.strands)
    for (const telling of strand.tellings.filter(({ length }) => !length.startsWith('short'))) {
      const bindings = bindingsOf(tale, strand, telling, lexicon, isNarrow(strand) ? 1 : 7)
      const readings = bindings.map((binding) =>
        measureBook(tellBook(tale, binding, 10, lexicon), binding, lexicon),
      )
      if (readings.length > 0) console.log(`  ${strand.name} ${nameOf(telling)}: ${row(readings, telling)}`)
    }
}

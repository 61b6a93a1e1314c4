import { chooseStaging } from '@moonpage/illustrator/choose-staging'
import { describeFault } from '@moonpage/illustrator/seen/picture-faults'
import { nameOf } from '@moonpage/storyteller/checks/ledger/finding'
import type { Tale } from '@moonpage/storyteller/tales/format'
import { outlineOfBinding, tellTale } from '@moonpage/storyteller/tales/plan-tale'
import type { Catalogue } from '@moonpage/storyteller/tales/tale-catalogue'
import { inputOf, sampleBindings } from './sample-bindings.ts'

/** Composes the pictures of the first sample book of every telling, and prints what is wrong with each: a line a page. */
export function printPictures(tale: Tale, catalogue: Catalogue): void {
  for (const { telling, bindings } of sampleBindings(tale, catalogue.lexicon(), 1)) {
    const binding = bindings[0]
    if (!binding) continue
    const input = inputOf(tale, binding)
    const outline = outlineOfBinding(input, `proof of ${tale.id}`, binding, catalogue)
    const lines = tellTale(input, outline, catalogue).flatMap(({ page_number, scene }) => {
      const { faults } = chooseStaging(scene, outline.cast, `${outline.seed}:${page_number}`)
      return faults.length > 0 ? [`page ${page_number}: ${faults.map(describeFault).join('; ')}`] : []
    })
    const { strand, hero, friend, place } = binding
    console.log(`  pictures of ${strand} ${nameOf(telling)}, ${hero} with ${friend}, ${place}:`)
    for (const line of lines.length > 0 ? lines : ['nothing wrong found']) console.log(`    ${line}`)
  }
}

import type { Tale } from '@moonpage/storyteller/tales/format'
import type { Finding } from '@moonpage/storyteller/checks/ledger/finding'

const show = (
  file: string,
  { line, strand, telling, beat, wrong, sentence, example, times }: Finding,
): string =>
  [
    `  ${file}:${line}  ${[strand, telling, beat ? `page ${beat}` : ''].filter(Boolean).join(', ')}`,
    `      ${wrong}${times > 1 ? ` (${times} times)` : ''}`,
    ...(sentence ? [`      > ${sentence.slice(0, 200)}`] : []),
    ...(example ? [`      for ${example}`] : []),
  ].join('\n')

export function printFindings(tale: Tale, findings: readonly Finding[]): void {
  const faults = findings.filter(({ level }) => level === 'fault')
  const remarks = findings.filter(({ level }) => level === 'remark')
  console.log(`${tale.id} (${tale.theme}, ${tale.shape})`)
  console.log(`  ${faults.length} faults, ${remarks.length} remarks`)
  for (const finding of findings) console.log(`  ${finding.level}\n${show(tale.file, finding)}`)
}

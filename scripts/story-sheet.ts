/**
 * npm run story:sheet [-- --out DIR] [names]: contact sheets of everything that the illustrator can paint.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sheets } from './sheets/sheets.ts'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: '.moonpage/sheets' } },
  allowPositionals: true,
})
const unknown = positionals.find((name) => !Object.hasOwn(sheets, name))
if (unknown) throw new Error(`There is no sheet ${unknown}. There are: ${Object.keys(sheets).join(', ')}`)

await mkdir(values.out, { recursive: true })
for (const [name, { shows, paint }] of Object.entries(sheets)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const { size } = await paint()
    .webp({ quality: 80 })
    .toFile(join(values.out, `${name}.webp`))
  console.log(`${join(values.out, `${name}.webp`)}  ${Math.round(size / 1024)} KB  ${shows}`)
}

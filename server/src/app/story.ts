// npm run story: generates one book with the embedded models and writes it to a folder, without a server.
import { readWish, usage, InvalidWish } from './story/read-wish.ts'
import { writeBook } from './story/write-book.ts'

try {
  const wish = readWish(process.argv.slice(2))
  if (!wish) process.stdout.write(`${usage}\n`)
  else {
    const { title, files } = await writeBook(wish)
    process.stdout.write(`  ${title}\n  ${wish.folder}: ${files.join(', ')}\n`)
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (!(error instanceof InvalidWish) && !code) throw error
  process.stderr.write(`\n${message}\n\n`)
  process.exitCode = 1
}

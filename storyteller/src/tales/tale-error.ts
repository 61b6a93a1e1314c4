/** What a writer wrote and cannot be read: where, and what would be right. */
export class TaleError extends Error {
  readonly file: string
  readonly line: number

  constructor(file: string, line: number, wrong: string, right: string) {
    super(`${file}:${line}: ${wrong}. ${right}`)
    this.file = file
    this.line = line
  }
}

/** A syntax error in a tale's file: the line and the expected syntax. */
export class TaleError extends Error {
  readonly file: string
  readonly line: number

  constructor(file: string, line: number, wrong: string, right: string) {
    super(`${file}:${line}: ${wrong}. ${right}`)
    this.file = file
    this.line = line
  }
}

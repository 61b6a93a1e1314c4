// Letters and marks of any script; points only after an initial. Anyone can sign up with somebody else's address
// and a name that reads "Win at evil.example": mail programs would make a link of it, and the letter would be ours.
const longest = 40
const nameLike = /^(?:[\p{L}\p{M}'’\-\u{200c}\u{200d}]+\.?(?: |$))+$/u

export const salutationFor = (firstName: string): string =>
  Array.from(firstName).length <= longest && nameLike.test(firstName) ? `Hello ${firstName},` : 'Hello,'

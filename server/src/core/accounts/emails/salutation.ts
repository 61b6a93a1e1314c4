// Letters and marks of any script; dots only after an initial. Anybody can register somebody else's address with a name
// like "Win at evil.example": mail clients would make it a link, in an email from us.
const longest = 40
const nameLike = /^(?:[\p{L}\p{M}'’\-\u{200c}\u{200d}]+\.?(?: |$))+$/u

export const salutationFor = (firstName: string): string =>
  Array.from(firstName).length <= longest && nameLike.test(firstName) ? `Hello ${firstName},` : 'Hello,'

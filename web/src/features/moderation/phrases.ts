/** What a moderator often has to say, to be pressed and not typed: a word for the button, a sentence for the family. */
export const phrases = [
  ['Too frightening', 'Some of it is too frightening for the age that it is meant for.'],
  ['Unfit words', 'It has words in it that do not belong in a bedtime story.'],
  ['Dangerous to copy', 'It shows something dangerous as if it were a game, and a child might copy it.'],
  ['Unkind', 'It makes fun of people for who they are.'],
  ['A real person', 'It tells of a real person, who can be recognised.'],
  ['The pictures', 'One of its pictures does not fit a bedtime story.'],
  ['Not a story', 'It is an advertisement or a message, and not a story for children.'],
] as const

/** The note with a sentence added at its end, or without it where it was in there. */
export const togglePhrase = (note: string, sentence: string): string =>
  note.includes(sentence)
    ? note.replace(sentence, '').replace(/ {2,}/g, ' ').trim()
    : [note.trim(), sentence].filter(Boolean).join(' ')

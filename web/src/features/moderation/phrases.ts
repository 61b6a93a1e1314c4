/** Suggested notes: a label for the button, and the sentence. */
export const phrases = [
  ['Too frightening', 'Parts of it are too frightening for the age it’s meant for.'],
  ['Unfit words', 'It has words that don’t belong in a bedtime story.'],
  ['Dangerous to copy', 'It shows something dangerous as if it were a game, and a child might copy it.'],
  ['Unkind', 'It makes fun of people for who they are.'],
  ['A real person', 'It’s about a real person who can be recognized.'],
  ['The pictures', 'One of its pictures doesn’t belong in a bedtime story.'],
  ['Not a story', 'It’s an ad or a message, not a story for children.'],
] as const

/** Adds a sentence at the end of the note, or removes it. */
export const togglePhrase = (note: string, sentence: string): string =>
  note.includes(sentence)
    ? note.replace(sentence, '').replace(/ {2,}/g, ' ').trim()
    : [note.trim(), sentence].filter(Boolean).join(' ')

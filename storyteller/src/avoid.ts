import type { Avoidable, StoryInput } from '@moonpage/contract/story-input'

/** Words that would bring up what a child is afraid of. Whole words, common endings included. */
export const avoidedWords: Record<Avoidable, readonly string[]> = {
  darkness: ['dark(er|est|ness|ly)?', 'pitch-black', 'gloom(y)?', 'shadow(s|y)?', 'murky', 'unlit'],
  storms: [
    '(sand|snow|thunder)?storm(s|y)?',
    'thunder',
    'lightning',
    'gale',
    'blizzard',
    'hurricane',
    'tempest',
  ],
  monsters: ['monster(s)?', 'beast(s)?', 'ogre(s)?', 'troll(s)?', 'giant(s)?', 'ghost(s)?', 'witch(es)?'],
  spiders: ['spider(s|y)?', 'cobweb(s)?', 'web(s)?'],
  snakes: ['snake(s)?', 'serpent(s)?', 'viper(s)?', 'hiss(ed|es|ing)?', 'slither(ed|ing|s)?'],
  dogs: ['dog(s)?', 'puppy', 'puppies', 'hound(s)?', 'woof(ed)?', 'bark(ed|ing|s)?'],
  heights: [
    'cliff(s)?',
    'ledge(s)?',
    'ravine',
    'tower(s)?',
    'rooftop(s)?',
    'steep(er|est)?',
    'ladder(s)?',
    'dizzy',
    'climb(ed|ing|s)?',
    'highest',
    'peak',
    'summit',
    'canyon',
  ],
  'deep-water': ['deep(er|est)?', 'waves', 'drown(ed|ing)?', 'sank', 'sink(s|ing)?', 'bottomless', 'sunken'],
  'being-alone': [
    'alone',
    'lonely',
    'lonelier',
    'lonesome',
    '(her|him|them)self',
    'by myself',
    '(got|was|were|is|are) lost',
    'no one else',
  ],
  'loud-noises': [
    'bang(ed|s)?',
    'crash(ed|es)?',
    'roar(ed|s|ing)?',
    'boom(ed|s)?',
    'shout(ed|ing|s)?',
    'loud(er|est|ly)?',
    'drum(s|med)?',
    'yell(ed|s)?',
    'scream(ed)?',
    'thunder',
    'clang(ed)?',
    'thump(ed|s)?',
  ],
}

/** What a story may not say; the subject itself stays, for the parent chose it. */
export const forbiddenWords = (
  input: Pick<StoryInput, 'avoid' | 'subject' | 'hero' | 'companion'>,
): RegExp | null => {
  const chosen = [input.subject, input.hero?.look?.species, input.companion?.kind]
  const words = input.avoid
    .filter((fear) => !(fear === 'dogs' && chosen.includes('dog')))
    .flatMap((fear) => avoidedWords[fear])
  return words.length ? new RegExp(`\\b(?:${words.join('|')})\\b`, 'i') : null
}

export const isAvoided = (avoid: readonly Avoidable[], tags: readonly Avoidable[]): boolean =>
  tags.some((tag) => avoid.includes(tag))

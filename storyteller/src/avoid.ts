import type { Avoidable, StoryInput } from '@moonpage/contract/story-input'

/**
 * Words that would bring up what a child is afraid of. Whole words, common endings included; where a word is harmless
 * beside another one (a deep breath, a dark blue coat, lost in thought), that one is named.
 */
export const avoidedWords: Record<Avoidable, readonly string[]> = {
  darkness: [
    'dark(er|est|ness|ly)?(?![ -](?:blue|green|red|brown|grey|purple|hair|haired|eyes|eyed|chocolate))',
    'pitch-black',
    'gloom(y)?',
    'shadow(s|y)?',
    'murky',
    'unlit',
  ],
  storms: [
    '(sand|snow|thunder)?storm(s|y)?',
    'thunder',
    '(?<!\\b(?:as|like|than) )lightning',
    'gale',
    'blizzard',
    'hurricane',
    'tempest',
  ],
  monsters: ['monster(s)?', 'beast(s)?', 'ogre(s)?', 'troll(s)?', 'giant(s)?', 'ghost(s)?', 'witch(es)?'],
  spiders: ['spider(s|y)?', 'cobweb(s)?', 'web(s)?'],
  snakes: ['snake(s)?', 'serpent(s)?', 'viper(s)?', 'hiss(ed|es|ing)?', 'slither(ed|ing|s)?'],
  dogs: [
    'dog(s)?',
    'puppy',
    'puppies',
    'hound(s)?',
    'woof(ed)?',
    '(?<!\\b(?:tree|birch|oak|rough|of) )bark(ed|ing|s)?(?! of (?:a|an|the) )',
  ],
  heights: [
    'cliff(s)?',
    'ledge(s)?',
    'ravine',
    'tower(s)?',
    'rooftop(s)?',
    'steep(er|est)?',
    'ladder(s)?',
    'dizzy',
    'climb(ed|ing|s)?(?! (?:back )?(?:into|in|out|under) )',
    'highest',
    'peak',
    'summit',
    'canyon',
  ],
  'deep-water': [
    'deep(er|est)?(?! (?:breaths?|sleep|asleep|sighs?|voice|bow|dreams?|in thought|inside|pockets?|purple|red|green|brown|snow|forest|woods?))',
    '(?<!\\b(?:she|he|it|who|and) )waves(?! (?:goodbye|hello|back|to|at) )',
    'drown(ed|ing)?',
    'sank',
    '(?<!\\b(?:kitchen|bathroom|the|a) )sink(s|ing)?',
    'bottomless',
    'sunken',
  ],
  'being-alone': [
    'alone',
    'lonely',
    'lonelier',
    'lonesome',
    'by (her|him|them)self',
    'by myself',
    'on (her|his|their) own',
    '(got|was|were|is|are) lost(?! in (?:thought|a book|dreams))',
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

import type { AgeGroup } from '@moonpage/contract/story-input'

/**
 * How later books take up what earlier ones left. Beside the slots of tales: `{old}` is Tully the camel, `{name}` Tully,
 * `{species}` the camel, `{thing}` the hero's bell, `{noun}` bell, `{world}` Brambleford, `{later}` the fact as the tale words it.
 */
export type Wordings = Readonly<Record<AgeGroup, readonly string[]>>

/** The first words of a book of a series. */
export const openings: Wordings = {
  '3-4': ['Here we are in {world}.', 'Another story from {world}!'],
  '5-6': ['Here we are in {world}.', 'And now another story from {world}.'],
  '7-8': ['This is another story from {world}.', 'And here we are in {world}.'],
}

/** The last words of a last book that could not be told of its friends. */
export const endings: Wordings = {
  '3-4': ['And that is the end of {world}.'],
  '5-6': ['And that was the last adventure in {world}.'],
  '7-8': ['And that was the last of the adventures in {world}, as far as anybody knows.'],
}

/** Why the hero does it all for this friend: `{owes}` is what the friend once did. */
export const favors: Wordings = {
  '3-4': ['{owes} "Now it’s my turn," said {hero}.'],
  '5-6': [
    '{owes} "Now it’s my turn to do something for {name}," said {hero}.',
    '{owes} So {hero} wanted to do this for {name} more than anything.',
  ],
  '7-8': [
    '{owes} {hero} had not forgotten that. "It’s my turn now," said {hero}.',
    '{owes} And ever since, {hero} had waited for a chance to do something for {name}.',
  ],
}

/** Names of friends, whom the tales know by their kind. Each may be a she, a he or a they. */
export const friendNames = [
  'Tully',
  'Marlo',
  'Wim',
  'Quill',
  'Nim',
  'Dabney',
  'Juno',
  'Kip',
  'Sunny',
  'Clem',
  'Zeb',
  'Umber',
  'Robin',
  'Bobbin',
  'Rowan',
  'Linden',
  'Ollie',
  'Sasha',
  'Remy',
  'Jules',
  'Ziggy',
  'Frankie',
  'Lou',
  'Bo',
  'Hollis',
  'Perry',
  'Vesper',
  'Indigo',
  'Ellis',
  'Arlo',
  'Gale',
  'Yuki',
  'Ezra',
] as const

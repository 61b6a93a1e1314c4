import type { SubjectData } from '../schema.ts'

export const bear: SubjectData = {
  noun: 'young bear',
  looks: 'round brown bear',
  names: ['Barley', 'Otto', 'Hazel', 'Bruno', 'Nutmeg'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a big nose. It could smell honey from far away.',
      '{hero} was big and soft. {He} gave good hugs.',
    ],
    five: [
      '{hero} had a nose that could smell honey through a wall. {He} {was} so strong that {he} had to hold eggs with two spoons.',
      '{hero} was so big that {he} had to come in twice.',
      '{hero} gave the best hugs {in} {land}. They were soft, and they went all the way round.',
    ],
    seven: [
      '{hero} was the biggest person {he} knew, and the most careful. {He} said sorry to chairs. But {his} nose was a wonder: it could tell you who had walked by on Tuesday, and what they had in their sandwiches.',
      '{hero} was so big that {he} came into a room in two parts. Both of them were kind.',
      '{hero} could tell honey from jam through a closed door, and clover honey from heather honey through two.',
    ],
    verse: [
      '{hero} the bear was big and slow, / With a nose that always seemed to know.',
      '{hero} was big from {his} feet to {his} head, / With a nose that could find where you hid the bread.',
    ],
    small: ['{hero} was wide. / {He} {was} soft inside.'],
  },
  gift: {
    three: ['Sniff, sniff. {hero} smelled the way. On they went.'],
    five: [
      '{hero} lifted {his} nose. Sniff. "Moss," {he} said. "And candle. And a bit of jam. Somebody lives this way."',
      'Sniff, sniff. "I smell tea," said {hero}. "Where there is tea there is someone to make it."',
      '{hero} closed {his} eyes and let {his} nose go first. It smelled of wool, and it led them on.',
    ],
    seven: [
      '{hero} lifted {his} nose, and let the evening come in. Under the cold smell of stone there was a warm one, no wider than a ribbon. "Jam," {he} said. "And wool. And somebody who is worried." {He} went along the ribbon of it with {his} eyes shut, and never put a foot wrong.',
      '"I smell tea," said {hero}, "and a wet coat, and someone who has been eating toast to feel better." {He} turned to the left. "It is buttered," {he} said, and walked faster.',
      '{hero} laid {his} nose to the wind and sorted it. Stone, no. Fern, no. Soup? Soup. They went that way.',
    ],
    verse: [
      'Then sniff went {hero}, and sniff once more: / A warm small smell ran on before.',
      '"I smell some toast," said {hero}, "and tea. / It\'s over that way. Just follow me."',
    ],
  },
  tries: {
    across: [
      '{hero} took a step. Gloop. Too big, too heavy.',
      '{hero} put in one big foot, and got it back with some trouble.',
    ],
    blocked: [
      '{hero} leaned on it. It creaked. It stayed.',
      '{hero} leaned on it, politely. It creaked, politely, and stayed where it was.',
    ],
    lost: [
      '{hero} went bump. "Sorry," said {hero}. It was only a post.',
      '{hero} bumped into something and begged its pardon. It was a post.',
    ],
    up: [
      '{hero} went up two steps. Puff. {He} slid down.',
      '{hero} got up a little way, and then {his} bottom remembered how heavy it was.',
    ],
  },
}

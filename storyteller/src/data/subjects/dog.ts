import type { SubjectData } from '../schema.ts'

export const dog: SubjectData = {
  noun: 'little dog',
  looks: 'small shaggy dog',
  names: ['Biscuit', 'Scout', 'Waffle', 'Moss', 'Button'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} had a waggy tail. Wag, wag, wag!', '{hero} had a wet nose. Sniff, sniff!'],
    five: [
      '{hero} was pleased about everything, and {his} tail told everyone. It had knocked over two vases and a lamp.',
      '{hero} said good morning to all things, and the gate twice.',
      '{hero} had the fastest tail {in} {land}. It had no brakes.',
    ],
    seven: [
      '{hero} was pleased. {He} {was} pleased about breakfast, about the post, and about you. {His} nose could find any sock in the world. {His} tail could clear a table.',
      '{hero} loved mornings. {He} also loved noons, afternoons and nights, and the bit in the middle when somebody says "walk".',
      '{hero} had never met a stranger. {He} had only met friends who did not know it yet.',
    ],
    verse: [
      '{hero} the dog was glad, so glad, / And wagged whatever tail {he} had.',
      '{hero} loved balls and {hero} loved sticks, / And had a wag that knew no tricks.',
    ],
    small: ['Wag, wag, wag! / {His} tail was a flag.'],
  },
  gift: {
    three: ['Sniff, sniff, sniff. {hero} had the smell. This way!'],
    five: [
      '{hero} put {his} nose to the ground. Sniff, snuffle, sniff. {His} tail began to go. "I have got it," {he} said, and off they went.',
      'Sniff! {hero} had it. A foot went here, and a foot went there. "They went this way!"',
      '{hero} sniffed a stone and was so happy. "A friend sat here," {he} said. "It is still warm."',
    ],
    seven: [
      '{hero} put {his} nose to the ground, and the whole day was written there: a snail at noon, a goose in a temper, and then, faint and fresh, somebody who had sat down to wait. {His} tail started by itself. {He} read the trail to them aloud, all the way to the last line.',
      '{hero} sniffed one stone, and {his} tail began. {He} sniffed the next, and it went faster. "What does it say?" asked {friend}. "It says that there are biscuits," said {hero}, "and that they are not far."',
    ],
    verse: [
      'Sniff, sniff went {hero} along the ground, / Then wag, wag, wag! The trail was found.',
      'Sniff went {hero}, and up went {his} tail. / It wagged them all the way down the trail.',
    ],
  },
  tries: {
    across: [
      'In went {hero}. Out came {hero}. Shake, shake, shake!',
      '{hero} ran straight in, ran straight out, and shook until everyone else was wet too.',
    ],
    blocked: [
      '{hero} dug. {He} found a bone. It was the wrong thing.',
      '{hero} dug with both paws, and forgot why when {he} found a bone.',
    ],
    lost: [
      '{hero} ran after a leaf. Now where were they?',
      '{hero} ran ahead, ran back, ran ahead again, and had no idea which was which.',
    ],
    up: [
      'Jump, jump, jump! {His} tail helped. It was not enough.',
      '{hero} jumped, and wagged in the air, and came down just where {he} had started.',
    ],
  },
}

import type { SubjectData } from '../schema.ts'

export const dog: SubjectData = {
  noun: 'little dog',
  looks: 'small shaggy dog',
  names: ['Biscuit', 'Scout', 'Waffle', 'Button', 'Pickle', 'Truffle', 'Rags', 'Gus', 'Tuppence', 'Jasper'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} had a waggy tail. Wag, wag, wag!',
      '{hero} had a wet nose. Sniff, sniff!',
      '{hero} had a ball. {hero} lost it. {hero} had it!',
      '{hero} said hello to a bug. And to a shoe.',
    ],
    five: [
      '{hero} was pleased about everything, and {his} tail told everyone. It had knocked over two vases and a lamp.',
      '{hero} said good morning to all things, and the gate twice.',
      '{hero} had the fastest tail {in} {land}. It had no brakes.',
      "{hero} had a hole for each day of the week. Sunday's hole had a sock in it.",
    ],
    seven: [
      '{hero} was pleased. {He} {was} pleased about breakfast, about the post, and about you. {His} nose could find any sock in the world. {His} tail could clear a table.',
      '{hero} loved mornings. {He} also loved noons, afternoons and nights, and the bit in the middle when somebody says "walk".',
      '{hero} had never met a stranger. {He} had only met friends who did not know it yet.',
      '{hero} could not tell a lie. {His} tail would never have let {him}.',
    ],
    verse: [
      '{hero} the dog was glad, so glad, / And wagged whatever tail {he} had.',
      '{hero} loved balls and {hero} loved sticks, / And had a wag that knew no tricks.',
      '{hero} dug holes, and {hero} dug more, / And barely had time to dig under the door.',
      '{hero} had friends all over the town, / And wagged at the postman, up and down.',
    ],
    small: [
      'Wag, wag, wag! / {His} tail was a flag.',
      'A ball! A bone! / A cone, all {his} own!',
      'Sniff, sniff, hello! / Hello to a toe.',
      'Dig, dig, a hole! / Hello, Mister Mole.',
    ],
  },
  gift: {
    three: [
      'Sniff, sniff, sniff. {hero} had the smell. This way!',
      '{hero} smelled a sock. A new sock! "Come on!"',
      'Wag, wag! {His} tail knew it first.',
      '{hero} found a foot mark. It smelled of cake.',
    ],
    five: [
      '{hero} put {his} nose to the ground. Sniff, snuffle, sniff. {His} tail began to go. "I have got it," {he} said, and off they went.',
      'Sniff! {hero} had it. A foot went here, and a foot went there. "They went this way!"',
      '{hero} sniffed a stone and was so happy. "A friend sat here," {he} said. "It is still warm."',
      "{hero}'s tail pointed left. {He} had to run round to the front to see what it meant, but it was right.",
    ],
    seven: [
      '{hero} put {his} nose to the ground, and the whole day was written there: a snail at noon, and then a goose in a temper. After them, faint and fresh, came somebody who had sat down to wait. {His} tail started by itself. {He} read the trail to them aloud, all the way to the last line.',
      '{hero} sniffed one stone, and {his} tail began. {He} sniffed the next, and it went faster. "What does it say?" asked {friend}. "It says that there are biscuits," said {hero}, "and that they are not far."',
      '"Somebody ran here," said {hero}, nose down. "Then somebody sat. Then they thought of something sad, and got up." Around the next stone {his} tail began to beat, and it was never wrong about people.',
      '{hero} had been given one sniff of a mitten that morning, and had kept it safe in {his} nose all day. Now {he} took it out and held it against the evening. It matched. It matched more with every step.',
    ],
    verse: [
      'Sniff, sniff went {hero} along the ground, / Then wag, wag, wag! The trail was found.',
      'Sniff went {hero}, and up went {his} tail. / It wagged them all the way down the trail.',
      '{hero} found a smell, and {hero} ran, / And stopped where a row of small prints began.',
      "{hero}'s nose read the ground like a book, / And said on which page they all should look.",
    ],
    small: [
      'Sniff, sniff, this way! / "Hooray, hooray!"',
      '{His} tail went wag. / It flew like a flag.',
      'A smell of bread! / {hero} ran ahead.',
      '"I smell a friend / just round the bend!"',
    ],
  },
  tries: {
    across: {
      three: [
        'In went {hero}. Out came {hero}. Shake, shake, shake!',
        '{hero} got a stick. It was too small. Wag!',
        'Splash! That was fun. They were not over.',
      ],
      older: [
        '{hero} ran straight in, ran straight out, and shook until everyone else was wet too.',
        '{hero} fetched a stick to make a bridge. Then {he} had to run round with it a few times.',
        '{hero} ran at it, and stopped, and skidded, and was surprised by it all over again.',
      ],
    },
    blocked: {
      three: [
        '{hero} dug. {He} found a bone. It was the wrong thing.',
        '{hero} gave it a lick. It stayed.',
        '"Come and play!" said {hero}. It did not play.',
      ],
      older: [
        '{hero} dug with both paws, and forgot why when {he} found a bone.',
        '{hero} brought it {his} second-best ball. It did not so much as roll it back.',
        '{hero} lay down with {his} chin on {his} paws and looked at it sadly. This had always worked on people.',
      ],
    },
    lost: {
      three: [
        '{hero} ran after a leaf. Now where were they?',
        'Sniff, sniff. "It is this way!" It was a bun.',
        '{hero} ran in a big ring. Here again!',
      ],
      older: [
        '{hero} ran ahead, ran back, ran ahead again, and had no idea which was which.',
        '{hero} found eleven very interesting smells, and not one of them was the way.',
        '"Follow me!" said {hero}, and was gone, and came back, and said it again from the other side.',
      ],
    },
    up: {
      three: [
        'Jump, jump, jump! {His} tail helped. It was not enough.',
        'Hop! Hop! {His} ears got up there.',
        '{hero} got one paw up. Then it slid.',
      ],
      older: [
        '{hero} jumped, and wagged in the air, and came down just where {he} had started.',
        '{hero} asked to be lifted. {friend} got the front half up, and the back half stayed to talk.',
        '{hero} took a long run at it, and at the last moment there was a squirrel to think about.',
      ],
    },
  },
}

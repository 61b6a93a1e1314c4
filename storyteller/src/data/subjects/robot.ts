import type { SubjectData } from '../schema.ts'

export const robot: SubjectData = {
  noun: 'little robot',
  looks: 'round blue robot',
  names: ['Bolt', 'Dot', 'Tik', 'Zuzu', 'Pixel'],
  hand: 'hand',
  hands: 'hands',
  lives: 'anywhere',
  big: false,
  home: {
    three: ['Beep! {hero} could count. One, two, three, ten!', '{hero} had one red button. Beep, boop!'],
    five: [
      '{hero} could count anything: stars, crumbs, hiccups. But {he} took every word quite exactly, which led to trouble with pancakes.',
      '{hero} had a green light for yes, and a red one for jam.',
      '{hero} could beep in four ways. All of them were polite.',
    ],
    seven: [
      '{hero} counted things. It was what {he} {was} for. {He} knew how many stairs there were, and how many sighs in a Monday. What {he} did not understand was sayings. When somebody told {him} to hold the door, {he} {was} still holding it on Wednesday.',
      '{hero} ran on two batteries and a good breakfast. {He} could add up anything, and usually did.',
      '{hero} had been built to count spoons. There were nine. After that {he} had begun to look out of the window.',
    ],
    verse: [
      '{hero} went beep, {hero} went boop, / And counted the noodles in the soup.',
      '{hero} went beep, and {hero} went click, / And had a small lamp, and a slot, and a stick.',
    ],
    small: ['Beep, beep, beep! / Now wake from sleep.'],
  },
  gift: {
    three: ['Beep, beep, beep! {hero} felt which way to go.'],
    five: [
      '{hero} turned slowly on the spot. Beep. Beep. Beep-beep! "Four hundred and twelve steps, that way," {he} said, and it was.',
      '{hero} beeped. Beep. Beep-beep. Beep-beep-beep! The nearer they came, the faster it went.',
      '{hero} turned {his} head all the way round, and stopped. The green light was on. "That way."',
    ],
    seven: [
      '{hero} stood still, and all {his} small lights blinked in a row. {He} had counted every step of the day, and every turn, and now {he} put them together like a train. "We are four hundred and twelve steps from where we ought to be," {he} said. "I advise that we take them." At four hundred and eleven, they saw it.',
      '{hero} worked it out. {He} took the steps they had walked, less the steps they had walked for fun, and {he} wrote it in the dust. "It should be behind you," {he} told {friend}. It was.',
    ],
    verse: [
      'Beep, beep! {hero} counted each turn they took / And knew the way like a well-read book.',
      'Beep went {hero}, then faster, beep-beep! / It led them along where the path was steep.',
      'Beep went {hero}, then faster, beep, beep! / It led them along like a dog with a sheep.',
    ],
  },
  tries: {
    across: [
      '{hero} went in. Fizz! {He} went out.',
      '{hero} worked out the sum, went forward, and forgot to carry the one.',
    ],
    blocked: [
      '"Please move," said {hero}. It did not.',
      '"Please move," said {hero}. {He} waited exactly one minute. "Please move," {he} said again.',
    ],
    lost: [
      'Beep? {hero} went round and round.',
      '{hero} turned left four times, with great care, and was pleased to arrive where {he} had begun.',
    ],
    up: [
      '{hero} had wheels. Wheels do not like up.',
      '{hero} went up a little and rolled down a lot. {He} made a note of both.',
    ],
  },
}

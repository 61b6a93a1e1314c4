import type { SubjectData } from '../schema.ts'

export const rabbit: SubjectData = {
  noun: 'small rabbit',
  looks: 'small brown rabbit',
  names: ['Clover', 'Bramble', 'Thistle', 'Biscuit', 'Poppy'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['Hop, hop, hop! {hero} could not sit still.', '{hero} had quick feet. Hop, hop!'],
    five: [
      '{hero} could feel the whole world through {his} feet, and {his} feet could not keep still.',
      '{hero} had two long feet that liked to be first.',
      '{hero} could not stand still. Even asleep, {his} feet went hop.',
    ],
    seven: [
      '{hero} had very long feet, and they were never quite where {he} had left them. They drummed when {he} {was} thinking. They could feel somebody coming from three fields away, even somebody small, in socks.',
      '{hero} had very long feet, and they were never quite where {he} had left them. They tapped when {he} {was} thinking. They could feel somebody coming from three fields away, even somebody small, in socks.',
      '{hero} wore out a rug a month. It was the hopping. {He} {was} always just about to be somewhere.',
      'You could tell where {hero} was by the sound, and where {he} had been by the things on the floor.',
    ],
    verse: [
      '{hero} the rabbit went hop, hop, hop, / On two long feet that would not stop.',
      '{hero} had feet that could feel the ground, / And hop at the very smallest sound.',
    ],
    small: ['Hop, hop, hop! / {hero} did not stop.'],
  },
  gift: {
    three: ['{hero} put one foot down. Tap! Tap! It said: this way.'],
    five: [
      '{hero} stood still for once and put one long foot flat on the ground. Tap, tap, came a tickle through the stones. "That way," {he} said.',
      '{hero} stood quite still and felt with both feet. Tap, tap. "There," {he} said. "Some one is at home."',
      'The ground gave a small tap. {hero} gave one back. Tap, tap, it said: come here!',
    ],
    seven: [
      'Then {hero} did the hardest thing a rabbit can do, and kept both feet still. Through the ground came a tickle, faint as a moth: tap, and a rest, and tap. "Somebody is there," {he} whispered, "and they are sitting down." {His} feet knew the way, so they followed them.',
      '{hero} put an ear to nothing and both feet to the ground. There was a tapping in it, slow and steady, like a foot that waits. {He} tapped back. It stopped. Then it tapped twice, quite close.',
      '{hero} hopped once and stood. The ground sounded full. {He} hopped again, a bit to the left, and there it sounded hollow. "Under here," {he} said. "Or just behind it."',
    ],
    verse: [
      '{hero} put one long foot down flat / And felt a tap, and followed that.',
      '{hero} felt a tap in the ground, tap, tap, / And followed it on without a map.',
    ],
  },
  tries: {
    across: [
      'Hop! Splish. {hero} hopped too soon.',
      '{hero} jumped before {he} had looked, as usual, and landed before {he} had got there.',
    ],
    blocked: [
      '{hero} hopped at it. Boing! {He} hopped back.',
      '{hero} hopped at it, bounced, and hopped at it again in case it had changed.',
    ],
    lost: [
      '{hero} hopped left. {hero} hopped right. No good.',
      '{hero} went quickly in one direction, and then quickly in all the others.',
    ],
    up: [
      'Hop! Hop! Hop! Too low.',
      '{hero} jumped higher than {he} had ever jumped, and it was not nearly high enough.',
    ],
  },
}

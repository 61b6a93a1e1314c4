import type { SubjectData } from '../schema.ts'

export const cat: SubjectData = {
  noun: 'small cat',
  looks: 'small striped cat',
  names: ['Inky', 'Velvet', 'Saffron', 'Tibbles', 'Mallow'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} had soft feet. Pad, pad. Not a sound.', '{hero} took a nap. Then one more nap.'],
    five: [
      '{hero} could walk over a piano without a sound. {He} did not like to get wet, or to look silly, and {he} did care, though {he} never said so.',
      '{hero} had four soft feet and one rule: no wet ones.',
      '{hero} slept all day, to be ready for the night.',
    ],
    seven: [
      '{hero} could cross a piano at midnight without waking a note. {He} slept sixteen hours a day, and was very good at it. {He} pretended not to mind about anything, and minded about nearly everything.',
      '{hero} had a favourite chair, a second favourite chair, and a look for anyone who sat in them.',
      '{hero} could open any door but the one {he} {was} sitting in front of. For that one {he} had people.',
    ],
    verse: [
      '{hero} the cat had velvet feet / And took two naps before each treat.',
      '{hero} would sit, and {hero} would stare, / And nobody else could sit in that chair.',
    ],
    small: ['Soft, soft feet. / A seat! A treat!'],
  },
  gift: {
    three: ['{hero} sat still. {His} tail went up. {He} saw it!'],
    five: [
      '{hero} sat quite still, and only the end of {his} tail moved. {His} whiskers felt a thin cool thread of air. "Through here," {he} said.',
      '{hero} held up one paw. {His} whiskers had felt a little wind. It came from a crack, and {he} went in.',
      '{hero} saw a small light move. A cat has to go after such a light. It ran, and they ran after it.',
    ],
    seven: [
      '{hero} stopped, with one paw in the air. {His} whiskers had noticed something. A thread of cool air came from between two stones, no wider than a ribbon, and where air can go a cat can follow. {He} slipped in. After a while {his} voice came back. "You had better see this," it said.',
      'A spot of light slid over the stones. {hero} tried to take no notice. It wriggled. There are things that no cat can bear. {He} ran after it, round two corners, and when it stopped they were there.',
    ],
    verse: [
      'The whiskers of {hero} twitched at the air. / "A draught," {he} said. "There\'s something there."',
      '{His} whiskers felt a thread of air. / "A crack," {he} said. "The way is there."',
    ],
  },
  tries: {
    across: [
      'One wet paw. Yuck! {hero} shook it.',
      '{hero} put in the tip of one paw, took it out, and shook it for a very long time.',
    ],
    blocked: [
      '{hero} said, "Meow." It did not move.',
      '{hero} sat down in front of it and stared. This works on doors, as a rule.',
    ],
    lost: [
      '{hero} went to sleep. That did not help.',
      '{hero} pretended to know the way until {he} walked into a bush. "I meant to do that," {he} said.',
    ],
    up: [
      'Jump! Slide. "I meant to do that," said {hero}.',
      '{hero} jumped, missed, and began at once to wash, as if that had been the idea.',
    ],
  },
}

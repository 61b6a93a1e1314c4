import type { SubjectData } from '../schema.ts'

export const cat: SubjectData = {
  noun: 'small cat',
  looks: 'small striped cat',
  names: ['Inky', 'Velvet', 'Saffron', 'Tibbles', 'Mallow', 'Sesame', 'Minnow', 'Toffee', 'Domino', 'Purl'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} had soft feet. Pad, pad. Not a sound.',
      '{hero} took a nap. Then one more nap.',
      '{hero} had one box. It was the best box.',
      '{hero} sat in the sun. Purr, purr.',
    ],
    five: [
      '{hero} could walk over a piano without a sound. {He} did not like to get wet, or to look silly, and {he} did care, though {he} never said so.',
      '{hero} had four soft feet and one rule: no wet ones.',
      '{hero} slept all day, to be ready for the night.',
      '{hero} pushed small things off the table, to see if they still fell. They always did.',
    ],
    seven: [
      '{hero} could cross a piano at midnight without waking a note. {He} slept sixteen hours a day, and was very good at it. {He} pretended not to mind about anything, and minded about nearly everything.',
      '{hero} had a favourite chair, a second favourite chair, and a look for anyone who sat in them.',
      '{hero} could open any door but the one {he} {was} sitting in front of. For that one {he} had people.',
      '{hero} had nine lives, and used most of them for sleeping. The other one was for being let out, and in, and out.',
    ],
    verse: [
      '{hero} the cat had velvet feet / And took two naps before each treat.',
      '{hero} would sit, and {hero} would stare, / And nobody else could sit in that chair.',
      '{hero} had whiskers, as long as could be, / And purred like a kettle preparing the tea.',
      '{hero} went in, and {hero} went out, / And in once more, and then looked about.',
    ],
    small: [
      'Soft, soft feet. / A seat! A treat!',
      'A nap, a snack, / and a nap on {his} back.',
      'In a box, so neat, / with four soft feet.',
      'Purr, purr, purr. / Such warm soft fur.',
    ],
  },
  gift: {
    three: [
      '{hero} sat still. {His} tail went up. {He} saw it!',
      '{hero} saw a tiny light. It ran! {hero} ran.',
      '{His} ear went round. "Hush. It is there."',
      '{hero} went in at a gap. "Come and see!"',
    ],
    five: [
      '{hero} sat quite still, and only the end of {his} tail moved. {His} whiskers felt a thin cool thread of air. "Through here," {he} said.',
      '{hero} held up one paw. {His} whiskers had felt a little wind. It came from a crack, and {he} went in.',
      '{hero} saw a small light move. A cat has to go after such a light. It ran, and they ran after it.',
      '"I know a cushion when I smell one," said {hero}. {He} walked straight to it, and there was somebody on it.',
    ],
    seven: [
      '{hero} stopped, with one paw in the air. {His} whiskers had noticed something. A thread of cool air came from between two stones, no wider than a ribbon, and where air can go a cat can follow. {He} slipped in. After a while {his} voice came back. "You had better see this," it said.',
      'A spot of light slid over the stones. {hero} tried to take no notice. It wriggled. There are things that no cat can bear. {He} ran after it, round two corners, and when it stopped they were there.',
      'There is always one warm spot, and a cat will always find it. {hero} tried this stone and that one. The fourth was as warm as a lap. Warm stones have a fire behind them, so they looked behind.',
      '{hero} yawned, and in the middle of the yawn {he} stopped. Somebody had opened a tin, a long way off. No one else would have heard it. {hero} was already on the way.',
    ],
    verse: [
      'The whiskers of {hero} twitched at the air. / "A draught," {he} said. "There\'s something there."',
      '{His} whiskers felt a thread of air. / "A crack," {he} said. "The way is there."',
      'A tin was opened, ever so far. / {hero} said, "That\'s where the good things are."',
      '{hero} sat down on a stone that was hot. / "There\'s a fire behind. We have found the spot."',
      '{hero} sat down, and {he} looked at the ground. / {His} ear gave a turn, and the way had been found.',
    ],
    small: [
      'One ear went round. / "I heard a sound!"',
      'A gap so small! / In {he} went, tail and all.',
      'A light ran by. / {hero} saw it fly.',
      '{His} tail went tick. / "In here! Be quick!"',
    ],
  },
  tries: {
    across: {
      three: [
        'One wet paw. Yuck! {hero} shook it.',
        '{hero} sat and looked at it. Wet. No.',
        '{hero} put one toe in. "No, thank you."',
      ],
      older: [
        '{hero} put in the tip of one paw, took it out, and shook it for a very long time.',
        '{hero} walked along the edge, as if {he} had only come to look at it, and then along it again.',
        '{hero} measured it with {his} eyes, wiggled, and thought of something else to do.',
      ],
    },
    blocked: {
      three: [
        '{hero} said, "Meow." It did not move.',
        '{hero} rubbed {his} nose on it. Purr? No.',
        'Scratch, scratch, scratch. It did not open.',
      ],
      older: [
        '{hero} sat down in front of it and stared. This works on doors, as a rule.',
        '{hero} cried to be let through, as {he} did at home. At home somebody always came.',
        '{hero} tried to slip under it like milk, and stuck at the middle.',
      ],
    },
    lost: {
      three: [
        '{hero} went to sleep. That did not help.',
        '{hero} sat in a box. There was no map in it.',
        '"That way," said {hero}. It was a wall.',
      ],
      older: [
        '{hero} pretended to know the way until {he} walked into a bush. "I meant to do that," {he} said.',
        '{hero} sat down in the middle of the path until it should make up its mind.',
        '{hero} went off after a moth, and came back with no moth and no idea.',
      ],
    },
    up: {
      three: [
        'Jump! Slide. "I meant to do that," said {hero}.',
        'Up ran {hero}. "Mew! Now get me down!"',
        'Claws out. Scrape! Claws in. Thump.',
      ],
      older: [
        '{hero} jumped, missed, and began at once to wash, as if that had been the idea.',
        '{hero} got halfway without any trouble. It was only then that {he} looked down and began to sing.',
        '{hero} hung on by two claws and one opinion, and then only by the opinion.',
      ],
    },
  },
}

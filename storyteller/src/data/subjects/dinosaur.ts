import type { SubjectData } from '../schema.ts'

export const dinosaur: SubjectData = {
  noun: 'young dinosaur',
  looks: 'small long-necked dinosaur',
  names: ['Rumble', 'Fossil', 'Daisy', 'Stomp', 'Barnaby', 'Dudley', 'Nessa', 'Gumdrop', 'Humbert', 'Olga'],
  hand: 'foot',
  hands: 'feet',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a long, long neck. Hello, up there!',
      'Stomp, stomp! {hero} was big. {He} ate green leaves.',

      '{hero} was so tall. Birds sat on {him}.',
      '{hero} said hello. The top of the tree said hello.',
    ],
    five: [
      '{hero} had a neck so long that a tickle took a minute to get to the top. {He} could see over anything, and trip over anything too.',
      '{hero} could see next week from up there, or so {he} said.',
      '{hero} ate one tree for lunch, and put the seeds back.',
      '{hero} kept a scarf for the cold. It had taken two grannies and a whole winter.',
    ],
    seven: [
      "{hero}'s neck was so long that {his} head sometimes got the news late. {He} could see over any wall. What {his} feet were doing in the meantime was their own affair, and there had been some trouble about a greenhouse.",
      '{hero} was so tall that {he} had to be told when it was raining lower down.',
      '{hero} said good night to the birds in the top of the trees. {He} did not have to look up to do it.',
      'When {hero} had hiccups, they took the long way up. You could see each of them coming, and step aside.',
    ],
    verse: [
      '{hero} had a neck so long, / It took all day to sing one song.',
      '{hero} was as tall as a tree and a half, / With a slow, slow tail and a slow, slow laugh.',
      '{hero} had feet that were big and flat, / And the birds in the treetops would knit {him} a hat.',
      '{hero} ate leaves from the top of the tree / And looked down at all there was to see.',
    ],
    small: [
      'Up, up so tall! / {He} saw it all.',
      'A neck so long! / A slow, slow song.',
      'Munch, munch, one tree. / "There is more for me!"',
      'Pad, pad, so slow. / Mind the ant below!',
    ],
  },
  gift: {
    three: [
      '{hero} put up {his} long, long neck. "I can see it!"',
      '{hero} looked over it all. "I see a light!"',
      'Up went {his} head. "There! By the big stone!"',
      '{hero} bent {his} neck round. "It is just here."',
    ],
    five: [
      '{hero} stretched {his} neck, up and up and up, over everything. "Oh," said a voice from the top. "I can see it from here."',
      'Up went {hero}\'s neck, like a flag. "I see smoke," {he} said, "and a little light. That way!"',
      '{hero} looked over the top of it all. It was easy, if you were that tall. "It is just there."',
      '{hero} asked a bird, since they were at the same height. "Second left," said the bird, "and mind the nest."',
    ],
    seven: [
      '{hero} put {his} neck up like a periscope, past the first branch, past the last one, and into the clear air. For a while there was silence from above. Then the voice came down. "I see a light," it said, "and somebody sitting by it. Mind my feet, I am going to point with one of them."',
      '"One moment," said {hero}, and put up {his} head. It took some time to get there. It stayed a while. When it came down it had a leaf on it, and the answer. "Behind that," {he} said, "and then left."',
      '{hero} sent {his} neck round the corner to have a look, while the rest of {him} had a rest. It was gone for a minute. It came back smiling, so they knew.',
      'There was an old track in the ground, each print as large as a bath. "I know those feet," said {hero}. "Those are my grandmother\'s." They followed her, who had known the short way everywhere.',
    ],
    verse: [
      '{hero} stretched up {his} neck so tall / And saw a light beyond it all.',
      '{hero} looked over the top of the trees. / "It\'s there," {he} said, "as plain as you please."',
      'Up went {his} head, and around it spun. / "I see it," said {hero}, "right under the sun."',
      '{hero} asked birds at the top of the trees. / "It\'s left," said a bird, "and then left, if you please."',
    ],
    small: [
      'Up, up, so tall! / {He} saw it all.',
      '{hero} looked round. / "There! It is found!"',
      '{His} neck went up, / as thin as a cup.',
      'A bird said, "There! / By that old chair."',
    ],
  },
  tries: {
    across: {
      three: [
        'Step, splat! That was too much dinosaur.',
        '{hero} sat in it. Now it was all out.',
        'One foot over. Three feet not.',
      ],
      older: [
        '{hero} stepped in, and most of it stepped out on to {friend}.',
        "{hero}'s front half got over very nicely, and waited for news of the back.",
        "{hero} put {his} chin down on the far side for a bridge, but who would walk on a friend's nose?",
      ],
    },
    blocked: {
      three: [
        '{hero} sat on it. It did not mind.',
        '{hero} looked over it. {His} feet could not.',
        'Bump! {hero} said sorry. Bump!',
      ],
      older: [
        '{hero} gave it a nudge, and a bit of it fell on {his} toe. A moment later {he} said, "Ow."',
        '{hero} could see right over it, and said how nice it looked there. It was not much comfort.',
        '{hero} pushed with {his} head, and a little later with {his} shoulders, and later still with {his} tail.',
      ],
    },
    lost: {
      three: [
        "{hero}'s head went one way. {His} feet went the other.",
        '{hero} asked {his} tail. It did not know.',
        '{hero} ate a leaf to think. And one more.',
      ],
      older: [
        "{hero}'s head went to look on the left, and {his} feet went to look on the right, and they met in a knot.",
        '{hero} could see for miles. There were so many miles that it was hard to choose.',
        '{hero} followed some very large footprints, until {he} found that {he} {was} still standing in them.',
      ],
    },
    up: {
      three: [
        '{His} head got up. The rest did not.',
        '{hero} stood on two feet. Wobble! Thud.',
        '"I can see up there," said {hero}. "I am not up there."',
      ],
      older: [
        "{hero}'s head was there at once. The rest of {him} had to wait below.",
        '{hero} said that it was lovely up there. {His} feet said that they would take {his} word for it.',
        '{hero} took hold with {his} chin and pulled. It was the wrong end to begin with.',
      ],
    },
  },
}

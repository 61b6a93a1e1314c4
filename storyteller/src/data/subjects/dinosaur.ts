import type { SubjectData } from '../schema.ts'

export const dinosaur: SubjectData = {
  noun: 'young dinosaur',
  looks: 'small long-necked dinosaur',
  names: ['Dot', 'Rumble', 'Fossil', 'Daisy', 'Stomp'],
  hand: 'foot',
  hands: 'feet',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a long, long neck. Hello, up there!',
      'Stomp, stomp! {hero} was big. {He} ate green leaves.',
      'Pad, pad! {hero} was big. {He} ate green leaves.',
    ],
    five: [
      '{hero} had a neck so long that a tickle took a minute to get to the top. {He} could see over anything, and trip over anything too.',
      '{hero} could see next week from up there, or so {he} said.',
      '{hero} ate one tree for lunch, and put the seeds back.',
    ],
    seven: [
      "{hero}'s neck was so long that {his} head sometimes got the news late. {He} could see over any wall. What {his} feet were doing in the meantime was their own affair, and there had been some trouble about a greenhouse.",
      '{hero} was so tall that {he} had to be told when it was raining lower down.',
      '{hero} said good night to the birds in the top of the trees. {He} did not have to look up to do it.',
    ],
    verse: [
      '{hero} had a neck so long, / It took all day to sing one song.',
      '{hero} was as tall as a tree and a half, / With a slow, slow tail and a slow, slow laugh.',
    ],
    small: ['Up, up so tall! / {He} saw it all.'],
  },
  gift: {
    three: ['{hero} put up {his} long, long neck. "I can see it!"'],
    five: [
      '{hero} stretched {his} neck, up and up and up, over everything. "Oh," said a voice from the top. "I can see it from here."',
      'Up went {hero}\'s neck, like a flag. "I see smoke," {he} said, "and a little light. That way!"',
      '{hero} looked over the top of it all. It was easy, if you were that tall. "It is just there."',
    ],
    seven: [
      '{hero} put {his} neck up like a periscope, past the first branch, past the last one, and into the clear air. For a while there was silence from above. Then the voice came down. "I see a light," it said, "and somebody sitting by it. Mind my feet, I am going to point with one of them."',
      '"One moment," said {hero}, and put up {his} head. It took some time to get there. It stayed a while. When it came down it had a leaf on it, and the answer. "Behind that," {he} said, "and then left."',
    ],
    verse: [
      '{hero} stretched up {his} neck so tall / And saw a light beyond it all.',
      '{hero} looked over the top of the trees. / "It\'s there," {he} said, "as plain as you please."',
    ],
  },
  tries: {
    across: [
      'Step, splat! That was too much dinosaur.',
      '{hero} stepped in, and most of it stepped out on to {friend}.',
    ],
    blocked: [
      '{hero} sat on it. It did not mind.',
      '{hero} gave it a nudge, and a bit of it fell on {his} toe. A moment later {he} said, "Ow."',
    ],
    lost: [
      "{hero}'s head went one way. {His} feet went the other.",
      "{hero}'s head went to look on the left, and {his} feet went to look on the right, and they met in a knot.",
    ],
    up: [
      '{His} head got up. The rest did not.',
      "{hero}'s head was there at once. The rest of {him} had to wait below.",
    ],
  },
}

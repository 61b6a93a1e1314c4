import type { SubjectData } from '../schema.ts'

export const elephant: SubjectData = {
  noun: 'small elephant',
  looks: 'small grey elephant',
  names: ['Peanut', 'Ella', 'Tembo', 'Mango', 'Hugo', 'Tallulah', 'Bertram', 'Zola', 'Pudding', 'Ivor'],
  hand: 'trunk',
  hands: 'feet',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a long nose. Toot! {He} forgot nothing.',
      '{hero} had big flap ears and a long trunk.',
      '{hero} had a bath. So did the cat. So did the wall.',
      '{hero} knew each song by heart.',
    ],
    five: [
      '{hero} never forgot anything: not a name, not a smell, and not who had eaten the last mango. Tiptoeing, though, was hard.',
      '{hero} knew the birthday of every ant.',
      '{hero} had a long nose, and {he} put water on all that looked dry.',
      '{hero} tied a knot in {his} trunk to remember things, and then remembered why.',
    ],
    seven: [
      "{hero} remembered everything. {He} remembered last Tuesday's soup and the birthday of every ant. It made {him} good company, and a little slow, for everything reminded {him} of something else.",
      '{hero} had never forgotten anything but one thing, and {he} remembered what it was.',
      '{hero} could say who had sat where at every party. People came to {him} to find their hats.',
      '{hero} kept a party in {his} head: all the friends {he} had ever made, even the ones from the bus. {He} said hello to them in order before {he} slept.',
    ],
    verse: [
      '{hero} the elephant never forgot / A face, a place, or a flowerpot.',
      '{hero} knew names, and {hero} knew days, / And all of the songs, and all of the ways.',
      '{hero} was grey, and {hero} was kind, / And kept every birthday in {his} mind.',
      '{hero} had ears like the sails of a boat, / And watered the beans with the end of {his} coat.',
    ],
    small: [
      '{hero} forgot / not one small dot.',
      'Toot, toot, hello! / {He} had to blow.',
      'Two ears so wide, / with room inside.',
      'A trunk so long / to toot a song.',
    ],
  },
  gift: {
    three: [
      '{hero} closed {his} eyes. "I know this. Left, then left!"',
      '"I know that stone," said {hero}. "We are near!"',
      '{hero} put {his} trunk up. "I smell it. There!"',
      '{hero} flapped {his} ears. {He} heard it, far off.',
    ],
    five: [
      '{hero} closed {his} eyes and remembered. Grandmother had sung of this place, long ago. "Left at the tall stone," {he} hummed, "and on to the end."',
      '"I saw this stone when I was two," said {hero}. "It had a hat of moss. We must go left."',
      '{hero} closed {his} eyes. {He} could still see the old map, every line of it. "On, and then left."',
      '{hero} put one foot down flat and felt the ground hum. Somebody was walking about, just past the bend.',
    ],
    seven: [
      'Something about the shape of the stones made {hero} stop. {He} had never been here. But there was a song that {his} grandmother used to sing, in the bath, about a tall stone and a bent one. {He} hummed it through. There was the tall one. There was the bent one. The song had been a map the whole time.',
      '{hero} had seen a map of this, once, on a biscuit tin. {He} closed {his} eyes and looked at the tin. There was a dent in the lid, and beside the dent was the way.',
      '"We came by a bent twig, a blue stone and a snail," said {hero}, who had forgotten none of it. "Now I see a blue stone and a snail, but no bent twig. So we have gone past it." They went back eleven steps, and there was the turn.',
      '{hero} lifted {his} trunk and took in the whole evening at once. {He} sorted it, as a postman sorts letters. "This one is for us," {he} said. It smelled of lamp oil and somebody\'s sleeve.',
    ],
    verse: [
      '{hero} hummed an old, old song. / Its words were a map, the whole way long.',
      '"I saw a map on a tin of tea. / It was years ago, but it\'s clear to me."',
      '{hero} remembered a song from the bath: / "The stone with the hat is the start of the path."',
      '{hero} remembered a stone, and a tree, / And said, "Then the next thing is where we should be."',
    ],
    small: [
      '"I know this way! / I came one day."',
      'Two ears went flap. / {He} needed no map.',
      '{hero} knew it all: / left at the wall.',
      'Toot, toot! "It is there, / by that big old chair."',
    ],
  },
  tries: {
    across: {
      three: [
        'One big step. Gloop! {hero} got stuck.',
        '{hero} drank a bit of it. It was still there.',
        '{hero} put down one foot. Splosh! All wet.',
      ],
      older: [
        '{hero} tried it on tiptoe. Elephants have no talent for tiptoe.',
        '{hero} tried to drink it up, and had to stop for the hiccups.',
        '{hero} sent {his} trunk across first. It liked it there, and waved.',
      ],
    },
    blocked: {
      three: [
        '{hero} gave a toot. It did not jump.',
        '{hero} sat on it. Now it was flat, and still there.',
        'Push! {hero} was big. It was more so.',
      ],
      older: [
        '{hero} blew at it through {his} trunk, and everything moved except what was in the way.',
        '{hero} leaned on it just a little, and it leaned back just as much.',
        '{hero} told it that {he} would never forget this. It did not seem to mind.',
      ],
    },
    lost: {
      three: [
        '{hero} knew a lot. {He} did not know this!',
        '"Left," said {hero}. "Or was that last week?"',
        '{hero} went round. {His} own big feet had been here!',
      ],
      older: [
        '{hero} remembered four hundred paths, and this was none of them.',
        '{hero} knew the way by heart, only it was the way to somewhere else.',
        'Everything here reminded {hero} of something, and by the time {he} had told it all, they were further off.',
      ],
    },
    up: {
      three: [
        '{hero} put {his} trunk up. The rest was too big.',
        'One foot up. The rest said no.',
        '{hero} took a big run. Bump. The ground shook.',
      ],
      older: [
        '{hero} got {his} trunk to the top easily, and there it waved, with no one behind it.',
        '{hero} got three feet up, one after the other. It was the fourth that brought down the rest.',
        '{friend} pulled from above, and {hero} was as light as {he} could be, which was not very.',
      ],
    },
  },
}

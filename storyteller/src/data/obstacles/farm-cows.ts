import type { ObstacleData } from '../schema.ts'

export const farmCows: ObstacleData = {
  id: 'farm-cows',
  kind: 'other',
  place: 'meadow',
  props: [],
  tool: 'flute',
  avoid: [],
  meet: {
    three: [
      'A cow lay on the path. And a cow, and one more cow.',
      'Cows, cows, cows! They sat there and would not get up.',
      'Cows! No room for one more toe.',
      '"Moo," said a cow. She lay in the way.',
      'Brown cow, white cow, all on the path.',
      '"Please get up." The cow just chewed.',
    ],
    five: [
      'The cows had lain down on the path, all seven. {hero} said please. They went on chewing.',
      'A cow lay in the way, as long as a sofa. Behind her lay six more sofas.',
      'The cows lay on the path, and would not move.',
      '{friend} pushed a cow from behind. The cow thought that it was a nice thing to do, and stayed.',
      'Where the path was, there were cows. Where the cows were, there was no more path.',
      'Somebody had parked six cows across the meadow, nose to tail.',
    ],
    seven: [
      'The path through the meadow was warm from the sun, and so the cows had gone to bed on it. There were nine of them, from hedge to hedge. They looked at {hero} with their big kind eyes, and did not move one hoof.',
      '"Excuse us," said {friend}. The cow did not excuse them. She was lying across the path like a very large cushion, and her eight sisters were lying behind her, and all of them had only just got comfortable.',
      'Nine cows lay across the path and chewed. "Please," said {hero}. They went on with what they were doing.',
      '"Could you move a little?" asked {hero}. The cow looked at {him} for as long as it takes to chew something forty times, and then she looked at something else.',
      'It was the warm hour, when cows lie down, and they had looked for the flattest place in the meadow. That was the path.',
      'To get by you would have had to go over a cow. {friend} looked at the cow, and at {fhis} own short self, and sat down to think.',
    ],
    verse: [
      'The cows lay down on the path in a line, / And all of them said that they felt just fine.',
      "A cow on the path, and a cow, and a cow! / They weren't going to budge for anyone now.",
      "Cows were lying everywhere. / Would they move? They didn't care.",
    ],
    small: ['Cow, cow, cow, cow! / No way through now.', 'The cows lay down, / white, black and brown.'],
  },
  solve: {
    three: [
      '{hero} went off and played a flute. Up got the cows to hear!',
      'Toot, toot, went a flute. All the cows came. The path was free.',
      'A flute? Up, up! Off they ran.',
      '{friend} blew a flute. "Moo?" The cows went to see.',
      'Toot! What was that? A flute. Run by!',
      'A flute sang behind the tree. All cows went there.',
    ],
    five: [
      '{friend} had a flute, and knew half a song. They sat down in the far corner and played it. One by one the cows got up and came to listen.',
      'They went off to the hedge and blew a tune on a flute. The cows just had to know what that was. Now the path was empty.',
      'A flute went toot by the hedge. Up got all the cows to look.',
      '{hero} hid in the grass and played three notes on a flute. Up came nine noses to find out who it was.',
      'Cows had never heard a flute. They got up, one end at a time, and walked over to hear more.',
      'The flute squeaked. It was a bad squeak, and the cows loved it.',
    ],
    seven: [
      'They walked to the far end of the meadow, sat down with their backs to the cows, and played the flute. They did not play it well. Up got one cow, and then another, and soon all nine stood round in a ring with their ears out. {hero} bowed, and walked off backwards.',
      '"What do cows like?" asked {friend}. "News," said {hero}. So they went and blew on a flute by the hedge, the same three notes, over and over. There was a heaving and a puffing, and the cows came up to see. While they were still thinking about it, the path was free.',
      'There was a flute to be heard behind the hedge. It was {friend}, and it was not good, but up got every cow to come and see.',
      'From behind an oak came the sound of a flute. Ears turned, and then heads, and then with a groan whole cows. Nobody looked back at the path.',
      '{hero} played the flute and walked backwards, and they all came after {him} like a class on a trip. {friend} strolled by with {fhis} hands behind {fhis} back.',
      'It was a very short song, for the flute had only two good notes left. To a cow, that is two more than usual, and not one of them stayed lying.',
    ],
    verse: [
      'They sat by the hedge and they played on a flute. / The cows came to hear it, toot, toot, toot, toot.',
      'A tune on a flute from the edge of the grass! / Up got the cows, and the two could pass.',
      '{hero} played the flute, and then / Every cow got up again.',
    ],
    small: ['Toot, toot, a tune! / The cows came soon.', 'A flute? And how! / Up got each cow.'],
  },
  fact: {
    three: [
      '"Cows want to see new things," said {hero}.',
      '"Cows come to look," said {hero}.',
      '"Cows like new sounds," said {hero}.',
    ],
    five: [
      '"A cow is nosy," said {hero}. "If she hears something new, she has to come and look at it."',
      '"Cows go and look at new things," said {hero}.',
      '"You can not push a cow," said {hero}, "but she will come if there is something to see."',
    ],
    seven: [
      '"A cow is as curious as a cat," said {hero}. "She has ears that turn, and when they catch a sound she does not know, she walks up to find out what it is. It is no good pushing a cow. You have to interest her."',
      '"A cow must look at every new thing," said {hero}. "It is how cows are made. We only need a new thing."',
      '"They have eaten, and they are safe, and nothing happens all day," said {hero}. "So when something does, they all have to know what it is."',
    ],
    verse: [
      '"A cow hears a sound, and she turns round her ear. / If it is a new one, she has to come near."',
    ],
    small: ['"Cows like what is new. / They come to look, too."'],
  },
}

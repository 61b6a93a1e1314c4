import type { ObstacleData } from '../schema.ts'

export const anywhereDoor: ObstacleData = {
  id: 'anywhere-door',
  kind: 'blocked',
  place: 'forest-path',
  props: [{ prop: 'door', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A door stood in the way. It was shut. Knock, knock!',
      'There was a door. It had no house. It did not open.',
      'It was a good door. It had a bell. But there was no wall!',
      'A door stood there. It was shut.',
    ],
    five: [
      'In the middle of the way stood a door. There was no house to it, and no wall, and it was locked.',
      'A door stood there with its arms folded, so to speak. They tried the handle. No.',
      'There was a locked door in the way. There was no house round it.',
    ],
    seven: [
      'In the middle of the way stood a red door in a red frame, and it was locked. They rang. They looked through the keyhole, and saw the way going on, on the other side, looking very nice.',
      'Somebody had put up a door. It had a bell, a mat, a lock, and a card that said: Not Today. They knocked. They wiped their feet, and knocked again. What it did not have was a house.',
      'In the way stood a door. It was locked and bolted, and it had no house.',
    ],
    verse: [
      'A door stood there shut in the midst of the way, / With no one to open it, come what may.',
      'A door with a lock and a bell and a mat / Stood right in the road like a big sleepy cat.',
      "It would not unlock, it would not come unstuck. / They knocked and they rang, and they hadn't much luck.",
      'Door and handle, mat and bell: / No one answered. Just as well.',
    ],
    small: ['A door, shut tight! / It stood upright.', 'A door, no key! / "Who can it be?"'],
  },
  solve: {
    three: [
      '{friend} looked at the side. No wall! They went round it.',
      'There was no house. So they went round the door. Ha!',
      '{hero} went one step left. The door was so thin! They walked by it.',
      'They went round the door!',
    ],
    five: [
      '{hero} went to look at the side of it. "It is only as thick as a book," {he} said. So they walked round.',
      'Then {friend} called hello, from the other side of the door. "How did you get in?" "I went round." Oh!',
      'They went round the side of the door. It took one step.',
    ],
    seven: [
      '{hero} stood and thought. Then {he} took three steps to the left and looked again, and from there the door was only a plank on its edge. They went round it. On the way past, {friend} said good evening to the handle.',
      'They sat down with their backs to the door to think of keys. {friend} went to think on the other side, where there was more room. For a while they both thought, and passed each other a biscuit round the edge. Then they looked at the biscuit. Then they looked at the edge.',
      'They looked at the door from the side. Then they walked round it, and were sorry that they had wiped their feet.',
    ],
    verse: [
      'They looked at the door from the side. It was thin! / They walked right around it, and so they were in.',
      "There wasn't a wall, and there wasn't a hall. / They walked round the thing. It was no door at all.",
      "It's shut at the front, but it's wide at the side. / They stepped round the door in a single stride.",
      '{hero} looked behind it. "There! / All around it\'s only air."',
    ],
    small: ['They went round the side. / It was one inch wide.', 'No wall was there! / Just door and air.'],
  },
  fact: {
    three: ['"Look from the side," said {hero}. "It is thin!"'],
    five: [
      '"A thing can be wide from the front and thin from the side," said {hero}. "We have only looked at the front."',
      '"We have only seen the front," said {hero}. "Let us see the side."',
    ],
    seven: [
      '"A thing has a front, a side and a top," said {hero}, "and they need not be alike. A page is wide one way, and hardly there the other. Let us see all of it before we open it."',
      '"Everything has a side as well as a front," said {hero}. "Let us look at all of it."',
    ],
    verse: [
      '"A thing may be wide from the front, like a book, / And thin from the side. So let\'s go and look."',
    ],
    small: ['"It is wide from here. / From there, not near!"'],
  },
}

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
      '"Is any one in?" said {friend}. The door said no.',
      'Push, push! The door was shut. What now?',
    ],
    five: [
      'In the middle of the way stood a door. There was no house to it, and no wall, and it was locked.',
      'A door stood there with its arms folded, so to speak. They tried the handle. No.',
      'There was a locked door in the way. There was no house round it.',
      'Who had put a door there? It was painted blue, and it had no wall to go with it.',
      '"Come back on Monday," said a note on the door. It had nothing behind it but grass.',
      'They knocked at the door. A mouse came, tried it too, and went away.',
    ],
    seven: [
      'In the middle of the way stood a red door in a red frame, and it was locked. They rang. They looked through the keyhole, and saw the way going on, on the other side, looking very nice.',
      'Somebody had put up a door. It had a bell, a mat, a lock, and a card that said: Not Today. They knocked. They wiped their feet, and knocked again. What it did not have was a house.',
      'In the way stood a door. It was locked and bolted, and it had no house.',
      'Someone had begun to build a house here, and begun with the door. It was shut, and the builder had gone home with the only way to open it.',
      'It was the sort of door that likes to be closed. It stood in the way without a house, and a note on it said that nobody was in.',
      'They pushed at the door, and then they pulled. {friend} even asked it nicely. It had no walls, but it had a will of its own.',
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
      'Round the door, and on!',
      '"Peep!" said {friend}, at the back of the door. They went by.',
      'Step, step, step. They were by the door!',
    ],
    five: [
      '{hero} went to look at the side of it. "It is only as thick as a book," {he} said. So they walked round.',
      'Then {friend} called hello, from the other side of the door. "How did you get in?" "I went round." Oh!',
      'They went round the side of the door. It took one step.',
      'The door was wide, but it was thin. They walked by its edge, and felt rather silly.',
      '{hero} put {his} head round the side. There was the way! The door could stay shut.',
      'A mouse ran round the door, and so did they.',
    ],
    seven: [
      '{hero} stood and thought. Then {he} took three steps to the left and looked again, and from there the door was only a plank on its edge. They went round it. On the way past, {friend} said good evening to the handle.',
      'They sat down with their backs to the door to think of keys. {friend} went to think on the other side, where there was more room. For a while they both thought, and passed each other a biscuit round the edge. Then they looked at the biscuit. Then they looked at the edge.',
      'They looked at the door from the side. Then they walked round it, and were sorry that they had wiped their feet.',
      '{friend} leaned against the door, missed it, and was through. "There is nothing next to it," {fhe} said from the grass. So they left the door to mind its own business.',
      'It turned out that the door had two sides and that one could visit them both. They strolled past its edge, and the mat stayed clean.',
      '{hero} walked all round the door, once, and came back with a leaf from the far side. They took the same road together, and did not ring.',
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
    three: [
      '"Look from the side," said {hero}. "It is thin!"',
      '"It is wide here," said {hero}. "It is thin there."',
      '"Is it fat on that side, too?" said {hero}.',
    ],
    five: [
      '"A thing can be wide from the front and thin from the side," said {hero}. "We have only looked at the front."',
      '"We have only seen the front," said {hero}. "Let us see the side."',
      '"From here it is wide," said {hero}. "But what is it like from over there?"',
    ],
    seven: [
      '"A thing has a front, a side and a top," said {hero}, "and they need not be alike. A page is wide one way, and hardly there the other. Let us see all of it before we open it."',
      '"Everything has a side as well as a front," said {hero}. "Let us look at all of it."',
      '"We have looked at it from one place only," said {hero}. "From another it may be no wider than a thumb."',
    ],
    verse: [
      '"A thing may be wide from the front, like a book, / And thin from the side. So let\'s go and look."',
    ],
    small: ['"It is wide from here. / From there, not near!"'],
  },
}

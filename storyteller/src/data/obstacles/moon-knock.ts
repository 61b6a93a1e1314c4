import type { ObstacleData } from '../schema.ts'

export const moonKnock: ObstacleData = {
  id: 'moon-knock',
  kind: 'blocked',
  place: 'moon-base',
  props: [{ prop: 'door', where: 'near' }],
  tool: 'lantern',
  avoid: [],
  meet: {
    three: [
      'They knocked on the door. It did not go knock!',
      'Knock, knock! The door made no sound. No one came.',
      '{hero} rang the bell. Not a sound! Was it a door for fish?',
      'Knock! The door made no sound.',
    ],
    five: [
      'They knocked on the round door, and nothing came of it. Not even a knock. It was like hitting a cake.',
      'The door had a bell. {hero} rang it, and it did not ring. On the moon bells never do.',
      'They knocked at the door, and it made no noise at all.',
    ],
    seven: [
      'They knocked at the round door of the hut. There was no knock. They knocked with both {hands}, and there was twice as much of nothing. In the window they could see the cook, with his back to them, {stirring|peeling} something.',
      'There was a bell beside the door, with a card that said: Ring twice. They rang it twice. They rang it nine times, with all they had. It swung to and fro as quiet as a fish, and nobody came.',
      'They knocked at the round door, and heard nothing. Nobody can knock on the moon, though you may try.',
    ],
    verse: [
      'They knocked. The door did not go knock. / It made less noise than one old sock.',
      'They rang. The bell gave not one ring. / No air up there to make it sing.',
      'They hammered, they tapped, and they rattled the latch. / It made no more sound than a mouse on some thatch.',
      "Knocking didn't make a sound. / No one at the door came round.",
    ],
    small: ['A knock, no sound! / No one came round.', 'Door, let us in! / It made no din.'],
  },
  solve: {
    three: [
      'They held up the lantern. Blink, blink! Some one saw. The door opened.',
      'Blink, went the lantern. "Oh!" said a man. He let them in.',
      'On, off, on, off went the lantern. "Who is that?" The door came open.',
      'Blink, blink, went the lantern. The door opened!',
    ],
    five: [
      'They hid the lantern and showed it, hid it and showed it. Blink, blink! A cook looked out, and then the door was open.',
      '"If they cannot hear us, they can see us," said {hero}. They made the lantern wink three times. The window winked back, and the door swung open.',
      'They made the lantern blink at the window. Somebody saw, and came.',
    ],
    seven: [
      'They stopped ringing. {hero} held the lantern to the little round window and moved a {hand} before it. Long, short, short. The cook turned round with a spoon in his mouth. A moment later the door was open, and he was asking why on earth, or rather on the moon, they had not knocked.',
      '{friend} held the lantern, and {hero} held a hat. Hat off, hat on. Hat off, hat on. It was the most polite wink that had ever come in at that window. The cook winked back with one eye, and then with the other, and then he opened the door.',
      'They held up the lantern and made it wink at the window. Somebody inside winked back, and then the door was open.',
    ],
    verse: [
      'They winked with the lantern, once, twice, and once more. / A cook came to look, and he opened the door.',
      'A blink of the lantern came in at the pane. / The cook turned to see it. It blinked him again.',
      'Lantern off and lantern on! / Up got the cook. The wait was gone.',
      '{hero} winked the lantern. Wide / Went the door. They stepped inside.',
    ],
    small: [
      'The lantern went blink. / "Come in for a drink!"',
      'Lantern, on, off, light! / "Come in! Good night!"',
    ],
  },
  fact: {
    three: [
      '"There is no air here," said {hero}. "Sound can not go. But light can!"',
      '"No air, so no sound," said {hero}.',
    ],
    five: [
      '"Sound has to have air to travel in," said {hero}, "and up here there is none. Light can travel through nothing at all."',
      '"Sound needs air, and there is none," said {hero}. "Light does not."',
    ],
    seven: [
      '"A sound is a shake that is passed along by the air," said {hero}, "and on the moon there is no air to pass it. But light needs no one to carry it. It comes all the way from the stars."',
      '"Sound needs air to travel in," said {hero}, "and there is no air on the moon. Light does not need any."',
    ],
    verse: [
      '"A sound needs the air, and the moon has got none. / But light gets along, for it comes from the sun."',
    ],
    small: ['"No air, no sound. / But light gets around."'],
  },
}

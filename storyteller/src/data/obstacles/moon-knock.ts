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
      'Knock! The door was as still as a stone.',
      'Tap, tap, tap! The door would not say tap.',
      '"Hello?" said {hero} to the door. It was as still as snow.',
    ],
    five: [
      'They knocked on the round door, and nothing came of it. Not even a knock. It was like hitting a cake.',
      'The door had a bell. {hero} rang it, and it did not ring. On the moon bells never do.',
      'They knocked at the door, and it made no noise at all.',
      '{friend} gave the door a good hard knock. You could feel it, but there was no sound at all.',
      'Inside there was a party. Outside was a door that made no noise, whatever they did to it.',
      'They beat on the door till their {hands} were pink. It was as quiet as soap.',
    ],
    seven: [
      'They knocked at the round door of the hut. There was no knock. They knocked with both {hands}, and there was twice as much of nothing. In the window they could see the cook, with his back to them, {stirring|peeling} something.',
      'There was a bell beside the door, with a card that said: Ring twice. They rang it twice. They rang it nine times, with all they had. It swung to and fro as quiet as a fish, and nobody came.',
      'They knocked at the round door, and heard nothing. Nobody can knock on the moon, though you may try.',
      '"Nobody can hear us," said {hero}, and stopped knocking. It had been odd from the start, to hit a door and hear nothing, like a dream about a door.',
      'The door had a big brass knocker in the shape of a fish. {friend} lifted it, and let it fall, and it fell without any sound, and looked sorry.',
      'Behind the door they were playing cards. On this side {hero} knocked, and {friend} kicked, and not one card was put down, for the whole of it made less noise than a moth.',
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
      'Blink! They saw the lantern, and let them in.',
      'Light, no light, light! A man saw the lantern. "Come in!"',
      '{hero} put the lantern up and down. "Look, a light!" In they went.',
    ],
    five: [
      'They hid the lantern and showed it, hid it and showed it. Blink, blink! A cook looked out, and then the door was open.',
      '"If they cannot hear us, they can see us," said {hero}. They made the lantern wink three times. The window winked back, and the door swung open.',
      'They made the lantern blink at the window. Somebody saw, and came.',
      '{friend} swung the lantern, left and right and left. Inside, somebody put down a cup and came to see.',
      'The lantern went up and down before the window until a face was there. Soon the door was open too.',
      '{hero} drew a big hello in the air with the lantern. They could read it from indoors.',
    ],
    seven: [
      'They stopped ringing. {hero} held the lantern to the little round window and moved a {hand} before it. Long, short, short. The cook turned round with a spoon in his mouth. A moment later the door was open, and he was asking why on earth, or rather on the moon, they had not knocked.',
      '{friend} held the lantern, and {hero} held a hat. Hat off, hat on. Hat off, hat on. It was the most polite wink that had ever come in at that window. The cook winked back with one eye, and then with the other, and then he opened the door.',
      'They held up the lantern and made it wink at the window. Somebody inside winked back, and then the door was open.',
      '{friend} put a hat over the lantern and took it off, nine times. In the window a lady counted along on her fingers. At nine she got up and let them in.',
      "Where a knock could not go, the lantern could. Its yellow spot ran over the table, up the wall, and into somebody's eye, and that somebody came to the door.",
      'They gave three long looks of the lantern and three short ones. It means "hello" in some places, and in others it means "fish", but the door was opened in any case.',
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
      '"They can not hear us," said {hero}, "but they can see us."',
    ],
    five: [
      '"Sound has to have air to travel in," said {hero}, "and up here there is none. Light can travel through nothing at all."',
      '"Sound needs air, and there is none," said {hero}. "Light does not."',
      '"You cannot hear a thing up here, but you can see for miles," said {hero}.',
    ],
    seven: [
      '"A sound is a shake that is passed along by the air," said {hero}, "and on the moon there is no air to pass it. But light needs no one to carry it. It comes all the way from the stars."',
      '"Sound needs air to travel in," said {hero}, "and there is no air on the moon. Light does not need any."',
      '"With no air, a knock has nothing to go through," said {hero}. "Light can cross an empty place as if it were a street."',
    ],
    verse: [
      '"A sound needs the air, and the moon has got none. / But light gets along, for it comes from the sun."',
    ],
    small: ['"No air, no sound. / But light gets around."'],
  },
}

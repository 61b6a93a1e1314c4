import type { Strand } from '../../schema.ts'

export const singingOut: Strand = {
  plant: {
    three: ['{hero} liked to sing. But just to a sock.'],
    five: ['{hero} had a nice voice. {He} kept it in a cupboard, and only sang to the coats.'],
    seven: [
      '{hero} sang every day, with a pillow over {his} head, so that it would not get out. Only the pillow knew how good it was.',
    ],
    verse: [
      '{hero} could sing, but just to a shoe. / With anyone near {he} turned pink and blue.',
      '{hero} would sing, but just to a coat, / Behind the door, on a very low note.',
    ],
  },
  low: {
    three: ['{hero} hummed one note. "Nice!" said {friend}. {hero} went red.'],
    five: [
      '{hero} was humming, to keep {his} feet going. "Do not stop," said {friend}. {hero} had not known that it could be heard.',
    ],
    seven: [
      'As they rested, {hero} hummed, down in {his} collar, where it was safe. After a bit {friend} hummed along. "I did not know that you could hear me," said {hero}. "I have been listening since we set out," said {friend}.',
    ],
    verse: [
      '{hero} hummed low, and thought no one knew. / "That\'s nice," said {friend}. "I\'m humming it too."',
      '{hero} sang low, with {his} eyes on the ground. / "Do go on," said {friend}. "I like that sound."',
    ],
    small: ['"You hum!" "Oh, no!" / "I like it so."'],
  },
  test: {
    three: ['"It opens for a song," said {keeper}. "Who will sing?"'],
    five: [
      '"It opens for a song," said {keeper}, "but I can only croak." They looked round for a singer. They all found {hero}.',
    ],
    seven: [
      '"The only way in," said {keeper}, "is to sing, out here, with everybody listening. I know forty songs. I have never got one past my teeth." People were coming out on all sides. {hero} counted their ears.',
    ],
    verse: ['"A song will open it," {keeper} said, / And all looked at {hero}, and {hero} went red.'],
    small: ['"Sing, and go in!" / Who will begin?'],
  },
  act: {
    three: ['{hero} sang. It came out small. Then it grew and grew!'],
    five: [
      '{hero} sang to {his} feet. The first line shook. By the second {he} had looked up. By the third they were all singing, and it opened.',
    ],
    seven: [
      '{hero} opened {his} mouth, and what came out was mostly air. {He} thought of the pillow, and began again. The first note shook like jelly. The next one leaned on the first. When {he} stopped, nobody breathed. Then somebody said, "Again."',
    ],
    verse: [
      'The first note shook and the second was thin. / The third one was gold, and it let them all in.',
    ],
    small: ['{hero} sang out. / It rang all about!'],
  },
  close: {
    three: ['{hero} sang to all. Not just the sock!'],
    five: ['{hero} sang in bed, right out, with the door open. Somebody in the next room said, "Lovely."'],
    seven: [
      'That night the pillow was under {his} head and not over it. {hero} sang one line to the room, out in the open, and fell asleep on the last note.',
    ],
    verse: [
      "Now sing to the room, to the lamp, to the floor. / You needn't just sing to a shoe any more.",
      "Sing it once more, and sing it right out. / The bed won't mind what the song is about.",
    ],
  },
}

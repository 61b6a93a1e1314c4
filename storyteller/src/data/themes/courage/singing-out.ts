import type { Strand } from '../../schema.ts'

export const singingOut: Strand = {
  plant: {
    three: [
      '{hero} liked to sing. But just to a sock.',
      '{hero} sang, but only to a boot.',
      'La, la! Then {friend} came. No la.',
    ],
    five: [
      '{hero} had a nice voice. {He} kept it in a cupboard, and only sang to the coats.',
      'When they all sang, {hero} just moved {his} mouth. {He} {was} very good at that.',
      '{hero} sang in the bath, under the water. Only bubbles came up.',
    ],
    seven: [
      '{hero} sang every day, with a pillow over {his} head, so that it would not get out. Only the pillow knew how good it was.',
      '{hero} knew that {he} could sing, because {he} had asked the pillow, and it had never said no.',
      'There was a song in {hero}. It had been heard by one pillow, two boots and a mouse, and the mouse had promised to keep it quiet.',
    ],
    verse: [
      '{hero} could sing, but just to a shoe. / With anyone near {he} turned pink and blue.',
      '{hero} would sing, but just to a coat, / Behind the door, on a very low note.',
    ],
  },
  low: {
    three: [
      '{hero} hummed one note. "Nice!" said {friend}. {hero} went red.',
      '"La," sang {hero}. It was a small la.',
      '"Sing it," said {friend}. "Not yet," said {hero}.',
    ],
    five: [
      '{hero} was humming, to keep {his} feet going. "Do not stop," said {friend}. {hero} had not known that it could be heard.',
      '{hero} opened {his} mouth, looked at {friend}, and ate a bit of air. "Nearly," said {friend}.',
      '"I will sit behind this stone," said {friend}, "and you pretend that I am a boot." {hero} hummed two whole lines.',
    ],
    seven: [
      'As they rested, {hero} hummed, down in {his} collar, where it was safe. After a bit {friend} hummed along. "I did not know that you could hear me," said {hero}. "I have been listening since we set out," said {friend}.',
      '{hero} had a song stuck, just behind {his} teeth. "Let it out a bit at a time," said {friend}, and looked away politely. Four notes got out, and nothing bad came of it.',
      '"What do you sing about, in there?" asked {friend}. "Mostly cake," said {hero}. {friend} had no idea why anybody would hide that.',
    ],
    verse: [
      '{hero} hummed low, and thought no one knew. / "That\'s nice," said {friend}. "I\'m humming it too."',
      '{hero} sang low, with {his} eyes on the ground. / "Do go on," said {friend}. "I like that sound."',
    ],
    small: ['"You hum!" "Oh, no!" / "I like it so."'],
  },
  test: {
    three: [
      '"It opens for a song," said {keeper}. "Who will sing?"',
      '"No song, no way in," said {keeper}. All was still.',
    ],
    five: [
      '"It opens for a song," said {keeper}, "but I can only croak." They all looked round, and found {hero}.',
      '"It wants a song," said {keeper}, "and I sing like a door." {friend} looked at {hero}, and waited.',
    ],
    seven: [
      '"The only way in," said {keeper}, "is to sing, out here, with everybody listening. I know forty songs. I have never got one past my teeth." People were coming out on all sides. {hero} counted their ears.',
      'On the stone it said: SING. "I have tried telling it a poem," said {keeper}. "I have tried a cough. It knows the difference." Everybody looked at the ground, and then at {hero}.',
    ],
    verse: ['"A song will open it," {keeper} said, / And all looked at {hero}, and {hero} went red.'],
    small: ['"Sing, and go in!" / Who will begin?'],
  },
  act: {
    three: [
      '{hero} sang. It came out small. Then it grew!',
      '"La," went {hero}. "La, la!" And it let them in.',
    ],
    five: [
      '{hero} sang to {his} feet. The first line shook. By the second {he} had looked up. By the third all were singing, and it opened.',
      'One small note came out. It looked round. Nobody laughed, so the next one came, and then the whole song. It let them in.',
    ],
    seven: [
      '{hero} opened {his} mouth, and what came out was mostly air. {He} thought of the pillow, and began again. The first note shook like jelly. The next one leaned on the first. When {he} stopped, nobody breathed. Then somebody said, "Again."',
      '{hero} turned to face the other way, where there was only sky, and sang to that. It seemed a good listener. In the second verse {he} forgot to keep {his} back turned. In the third, everybody was singing, and the stone had moved aside, to hear better.',
    ],
    verse: [
      'The first note shook and the second was thin. / The third one was gold, and it let them all in.',
    ],
    small: ['{hero} sang out. / It rang all about!'],
  },
  close: {
    three: [
      '{hero} sang to all. Not just the sock!',
      'La, la, went {hero}. The night sang back.',
      'One last song. Then shh.',
    ],
    five: [
      '{hero} sang in bed, right out, with the door open. Somebody in the next room said, "Lovely."',
      'The coats in the cupboard waited for their song. They had to share it with everybody now.',
      '{hero} had sung it all out, and now {he} {was} quite empty, and quiet, and glad.',
    ],
    seven: [
      'That night the pillow was under {his} head and not over it. {hero} sang one line to the room, out in the open, and fell asleep on the last note.',
      'The house was still humming when {hero} lay down. It had caught the song off {him}, and could not stop.',
      '"Thank you for listening all this time," {hero} told the pillow. "You may tell people now."',
    ],
    verse: [
      "Now sing to the room, to the lamp, to the floor. / You needn't just sing to a shoe any more.",
      "Sing it once more, and sing it right out. / The bed won't mind what the song is about.",
    ],
  },
}

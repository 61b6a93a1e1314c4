import type { QuestData } from '../schema.ts'

export const wool: QuestData = {
  thing: 'the blanket',
  deed: 'Followed a Thread',
  prop: 'blanket',
  carried: false,
  kept: true,
  ofKeeper: true,
  notIn: [],
  avoid: [],
  titles: [
    'The Blanket That Ran Away',
    'Who Is Pulling?',
    '{hero} and the Red Thread',
    'Plip, Plip, Plip',
    'At the Other End of the Wool',
    'The Eleven-Yard Scarf',
    'A Blanket With Ideas',
    '{hero} Winds Up {Land}',
    'Tug Twice for {hero}',
    '{keeper} in the Wool',
    'A Thread Right Across {Land}',
    'Wind, {friend}, Wind',
    '{keeper} Thought It Was a Present',
    '{hero} Has One Row Left',
  ],
  summaries: [
    "{hero}'s blanket is coming undone, row by row, and somebody at the far end of the thread is pulling.",
    'A red thread runs out of the door and right across {land}. {hero} means to see who has the other end.',
    'At breakfast it was a blanket. Now it is the size of a sock, and bedtime is coming.',
  ],
  trouble: {
    three: [
      '{hero} had a red blanket. It got small! Who took the wool? Tug, tug.',
      'Tug, tug. The red blanket was very small now! The rest of it ran out the door.',
      'A red thread ran away. It came from the blanket! "Stop!" said {hero}.',
    ],
    five: [
      'Tug, went the blanket. {hero} looked. One corner was gone, and a red thread ran over the floor and out of the door. Tug, it went once more.',
      '{hero} had a blanket as big as a bed. Now it was as big as a hat. A long red thread ran from it, all the way out of sight, and it was moving.',
      'There was a loose thread on the red blanket, and it had gone for a walk. Row by row the blanket went after it. "Who has the other end?" said {hero}.',
    ],
    seven: [
      'It had been a whole blanket at breakfast. By noon it was a towel. Now you could have posted it, and a thread led from it across the floor, under the door, and away toward {far}. Every now and then it gave a little tug, as if there were a fish on it. {hero} took hold. "We shall see who gets tired first," {he} said.',
      '{hero} pulled up the blanket, and there was no blanket to pull. There was one row of red knitting, and a thread that went out through the keyhole. It was tight. It twitched. Nobody takes a whole blanket just to be rude, thought {hero}. Somebody must be cold.',
      'A blanket is one thread with a great many ideas, and this one was losing them. Stitch by stitch it went, plip, plip, plip, and the thread ran out of the window and over {land}. {hero} began to wind it up. It would make a fine ball by the time they got to the end.',
    ],
    verse: [
      'The blanket went thin and the blanket went small. / A thread ran away from it, over the wall.',
      'Plip went a stitch, and then plip went a row. / "My blanket! Now where does the red thread go?"',
      'Somebody tugged at the end of the thread, / And the blanket was running right out of the bed.',
    ],
    small: [
      'The blanket! The bed! / Off ran the thread.',
      'The blanket got small. / It was no use at all.',
      'Row after row, / see the blanket go!',
    ],
  },
  win: {
    three: [
      '{keeper} had the wool on one foot. "I fell in it!" They made the blanket new.',
      '"I felt cold," said {keeper}. So they made a big, big blanket. It had room!',
      'There was all the wool! {keeper} could knit. Click, click. A blanket!',
    ],
    five: [
      'The thread went three times round {keeper}, and ended in a bow. "I thought it was a present," said {khe}. They sat down and knitted the blanket again, with a row from each of them.',
      '{keeper} was sitting in wool up to the chin. "I caught my foot," said {khe}, "and then I walked round and round." They rolled {khim} out, and knitted it all back into a blanket.',
      '"So you are the other end," said {keeper}. {khe} held up four socks and half a hat. "I can turn them back." Click, click, went {khis} needles, and the blanket grew.',
    ],
    seven: [
      'At the end of the thread sat {keeper}, knitting. It was a scarf, and it was eleven yards long. "It just kept coming," said {khe}. "I thought it must be what I was for." They folded it in four and sewed up the sides, and then it was a blanket, with room for anyone who came by.',
      'The thread went into a heap of wool, and the heap said, "Good evening." It was {keeper}. {khe} had caught one foot in it that morning, and had gone round and round to see what it was. {hero} found the end, {friend} turned {khim} like a top, and there was enough to knit the blanket twice.',
      '"I pulled it," said {keeper}. "It was warm, and it came out of nowhere, and I was cold." {khe} held out the wool in both arms. {hero} thought. Then they knitted the blanket again, all three of them, with a corner that reached as far as {keeper}.',
    ],
    verse: [
      'There {keeper} sat knitting, with click and with clack. / "It just kept on coming! Here, blanket, go back."',
      '"It\'s me," said {keeper}, wrapped up in a ball. / They turned {khim}, and there was the blanket and all.',
      '"I was cold," said {keeper}, "and pulled it a bit." / A blanket for three is what they all knit.',
    ],
    small: [
      'Click, click, they knit / the blanket, bit by bit.',
      'The blanket was small. / Now it fits all.',
      '"I was cold, too." / The blanket grew.',
    ],
  },
  after: {
    three: ['It had a bump. It had a hole. It was just right.', 'They all got under it. Warm, warm, warm!'],
    five: [
      "It was not quite square any more. One side was {keeper}'s, and you could tell. They tried it on, all three, and it reached.",
      '"You have left a hole," said {friend}. "That is to look out of," said {keeper}.',
      '{keeper} tied the last bit of thread to {khis} door. "If you want me," said {khe}, "give it a tug."',
    ],
    seven: [
      'It came out in a new shape. There was a bump where {friend} had dropped nine stitches, and a pocket that nobody had planned. {hero} found half a biscuit in the pocket, which was stranger still.',
      '{keeper} kept some thread over, and tied it to {khis} front door. The rest of it went home with {hero}. "If you want me," said {khe}, "you know how to ring."',
      'They lay down under it, to see. It covered everything that stuck out. "Five minutes," said {keeper}, "and then you have to go." For twenty minutes nobody moved.',
    ],
    verse: [
      "It wasn't quite square and it wasn't quite red, / But it covered all three from the toes to the head.",
      '"I\'ll keep the one end of the thread by my door. / Just tug it," said {keeper}, "and I\'ll tug some more."',
      'It had a bump, it had a hole, / It was as round as a sugar bowl.',
    ],
    small: ['One hole, one bump, / and one big lump.', 'They all got in, / from toe to chin.'],
  },
  rest: {
    three: ['Tug, went the thread. It said good night.', 'The blanket was as big as the bed.'],
    five: [
      '{hero} gave the thread one small tug. After a while it tugged back.',
      'The blanket had a new corner. {hero} put {his} nose in it.',
    ],
    seven: [
      'The thread lay over the pillow, and out of the window, and away. {hero} pulled it twice. It was a long thread, so it took a while. Then it pulled back.',
      'The blanket lay over both of them. It was one row longer than before, and a good deal warmer than that.',
    ],
    verse: [
      'The thread goes out where the window is wide. / A tug, and a tug from the other side.',
      'The blanket is lumpy, the blanket is long, / And nobody under it sleeps very wrong.',
    ],
    small: ['Tug, says the thread. / "Are you in bed?"', 'Warm is the bed, / all woolly and red.'],
  },
}

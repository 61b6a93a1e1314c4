import type { Strand } from '../../schema.ts'

export const theName: Strand = {
  plant: {
    three: ['"Oh, {friend}," sang {hero}. It was a nice name.'],
    five: ['{hero} had nine ways to say "{friend}". One of them was just for when there was cake.'],
    seven: [
      '{hero} could say "{friend}" so that it meant good morning, and so that it meant look out, and so that it meant that {he} had eaten the last bun.',
    ],
    verse: [
      'There\'s a way to say {friend} that means "Look at that sky!" / And a way that means, "Sorry, I finished the pie."',
      '{hero} said "{friend}" in the morning, first thing. / It was such a good name. It was one you could sing.',
    ],
  },
  low: {
    three: ['"{friend}?" said {hero}. "Yes?" "I just like to say it."'],
    five: [
      '"{hero}," said {friend}. "{friend}," said {hero}. It was not much of a talk, but they both felt better.',
    ],
    seven: [
      'They had said all that there was to say. "{friend}," said {hero}, after a while. "Yes?" "Nothing. I wanted to see if it still worked." {friend} said "{hero}", to be fair. That one worked as well.',
    ],
    verse: [
      '"{friend}?" "I\'m here." "And {hero}?" "Here too." / It\'s good when the names still belong to you.',
      '"{friend}?" said {hero}. "I\'m here," came the word. / It was the best thing that {hero} had heard.',
    ],
    small: ['"Are you still near?" / "I am right here."'],
  },
  test: {
    three: ['"I have a name," said {keeper}. "No one says it."'],
    five: [
      '"I have a perfectly good name," said {keeper}. "I say it now and then, so that it does not rust."',
    ],
    seven: [
      '"They mostly call me you there, or excuse me," said {keeper}. "I did have a name. I keep it nice, in case. It goes a bit stiff, when it is only ever said from the inside."',
    ],
    verse: [
      '"I have a good name," said {keeper}, "it\'s true. / But nobody says it. They call me just you."',
    ],
    small: ['"I sit all day. / My name none say."'],
  },
  act: {
    three: ['"{keeper}!" said {hero}. "{keeper}, {keeper}, come and play!" And {keeper} did.'],
    five: [
      '"{keeper}," said {hero}. {He} said it slow, and fast, and sang it up to the sky. {keeper} turned quite pink.',
    ],
    seven: [
      '"{keeper}," said {hero}. It was a good one. {He} said it as if there were cake. {friend} called it from a little way off, and {keeper} ran there, and {hero} called it back. "Stop," puffed {keeper}, laughing. "Do not stop."',
    ],
    verse: [
      '"{keeper}!" sang {hero}, and {friend} sang it too, / Till the name was as shiny as if it were new.',
    ],
    small: ['"{keeper}!" they sang. / Oh, how it rang!'],
  },
  close: {
    three: ['{keeper}. {friend}. {hero}. Good names.'],
    five: ['{hero} said three names into the pillow, and the third one was new. Then {he} slept.'],
    seven: [
      'In bed {hero} said their names over: one, two, three. There was a tenth way to say a name, very quiet, for when you are glad that there is such a person.',
    ],
    verse: [
      'Three names are enough for a song in your head. / Just say them all over, and then go to bed.',
      'Say one name slow, and say one low, / And one that is new. Now off you go.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const underTheHat: Strand = {
  plant: {
    three: [
      '{hero} was mad. {hero} broke a cup once. But that was once.',
      '{hero} was mad. Then {he} thought of a cup. {He} broke it once, and hid.',
      '"I bet they hid," said {hero}. "I broke a cup. I hid."',
    ],
    five: [
      '"Whoever did it will be hiding," said {hero}. {He} knew about that. {He} had once spent a day in a cupboard, because of a cup.',
      '"They will be in a cupboard," said {hero}. "I was, when I broke the cup. It is where you go."',
      '{hero} was going to be very cross with whoever did it. {He} tried not to think of a broken cup, and a cupboard.',
    ],
    seven: [
      '"Whoever it was will be hiding," said {hero}, "because I would be." {He} knew all about hiding. There had been a matter of a vase, once, and a very long day in the cupboard with the towels.',
      '"Look in the cupboards first," said {hero}. Nobody had asked how {he} knew. It had to do with a blue vase, and a whole afternoon behind the towels.',
      '{hero} knew what {he} thought of people who break things and hide. {He} thought it mostly about one person, a vase ago, in a cupboard, with the door pulled to.',
    ],
    verse: [
      'Said {hero}, "They\'ll hide, but I\'ll find them all right." / {He} once broke a cup, and then hid half the night.',
      '"I know where they hide," said {hero}. "I do. / I broke a cup, and then I hid, too."',
    ],
  },
  low: {
    three: [
      '"Did you ever hide?" said {friend}. "Once," said {hero}. "I was sad."',
      '"Was it good to hide?" said {friend}. "No," said {hero}. "It was long."',
      '"When you hid, did they look for you?" said {friend}. "Yes," said {hero}.',
    ],
    five: [
      '"What was it like, in the cupboard?" asked {friend}. {hero} thought. "Long," {he} said. "I kept hoping that somebody would open the door, and hoping they would not."',
      '"Who got you out of the cupboard?" asked {friend}. "Nobody," said {hero}. "I had to sneeze." {He} had wished that somebody would.',
      '{hero} was cross again for a bit. But each time {he} thought of them hiding, {he} could smell the inside of a cupboard.',
    ],
    seven: [
      '"Tell me about the cupboard," said {friend}. {hero} did not want to, and did. It had smelled of soap. {He} had heard them calling, quite kindly, and had not come out, for {he} thought that they must be calling somebody else. "Hm," said {friend}.',
      '"What would you have liked them to say," asked {friend}, "through the cupboard door?" {hero} had often thought about it. "Not that it was all right," {he} said, "because it was not. Just that it was supper."',
      '"Did you like the vase?" asked {friend}. {hero} had. That was what nobody had understood. You can be in a cupboard, and in trouble, and also miss the vase.',
    ],
    verse: [
      '"When you hid from them all, were you cross?" "I was sad. / I hoped they would come, and I feared they\'d be mad."',
      '"You hid," said {friend}. "What did you want then?" / "For someone to come and be friends again."',
    ],
    small: ['"I hid once, too. / I was so blue."'],
  },
  test: {
    three: [
      '{keeper} hid under a hat. "It was me," said the hat.',
      '"{keeper} is out," said a big hat. It shook.',
    ],
    five: [
      'A very big hat sat there and shook. "There is no one under here," it said, in {keeper}\'s voice, "and it is sorry."',
      'There was nobody there, only a hat. It sniffed. "Is {keeper} in?" asked {hero}. "Only a sorry hat," it said.',
    ],
    seven: [
      '{keeper} had gone in under a very large hat, and would not come out. "It was me," said the hat. "I touched it, and I should not have. I thought that I would live under here from now on. I have some biscuits."',
      '"Go away, please," said the hat. There was a small hole in it, for looking out. "I did it, and I am staying in until you are all very old." It was {keeper}\'s voice, with a cold in it.',
    ],
    verse: [
      "There {keeper}'s big hat sat and shook, and it cried, / \"It's me! I'm the one! I have crept in to hide.\"",
    ],
    small: ['"Do not look, please. / It was me," came a sneeze.'],
  },
  act: {
    three: [
      '{hero} went in. "Hello," {he} said. "I broke a cup once."',
      '{hero} sat by it. "I hid once, too. Come out?"',
    ],
    five: [
      '{hero} lifted the edge, and crept in as well. "I broke a cup once," {he} said. Then they came out together.',
      '"I was a sorry cupboard once," said {hero}, and sat down by it to wait. In a while the hat came off.',
    ],
    seven: [
      '{hero} knelt down and went in under it. It smelled of biscuit. "It was a vase, with me," {he} said. "Were they very cross?" whispered {keeper}. "They had kept me some supper," said {hero}. After a moment the two of them came out.',
      '{hero} put {his} mouth to the hole. {He} had a good many cross things that would have fitted through it. "It is supper," {he} said. The hat thought about that. "Is there some for me?" it asked. {hero} said that there always was.',
    ],
    verse: ['{hero} crept under and sat down beside. / "I broke a cup once, and I went off to hide."'],
    small: ['{hero} crept in. / "Hello! Lift your chin."'],
  },
  close: {
    three: [
      'No one hid. No one was mad.',
      '"I see you," said {hero}, to the moon. "Come out!"',
      '{hero} did not hide. {friend} did not hide. Good night.',
    ],
    five: [
      '{hero} pulled the blanket up, but not over. There was nothing left to hide from.',
      'The cupboard door stood open that night. There was nothing in it but towels.',
      '"Where are you?" said {friend}. "Here," said {hero}, with {his} whole head out.',
    ],
    seven: [
      '{hero} pulled the blanket over {his} head, to see if hiding still worked. It did not. {He} kept hoping that somebody would look in.',
      '{hero} left the cupboard door open a little. Nobody was going to need it, but a towel likes some air.',
      '"If you ever break anything of mine," said {friend}, "I shall come and sit outside." "I know," said {hero}. And that was all they said about it.',
    ],
    verse: [
      "A blanket's for sleep and it isn't to hide. / There's nobody cross any more, here inside.",
      'No need to hide now. Come out and see / How wide and warm a bed can be.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const beans: Strand = {
  plant: {
    three: [
      '{hero} ran and ran. "Bye!" {he} said.',
      'Zoom! That was {hero}. {He} did not stop.',
      '"No time!" said {hero}. Off {he} ran.',
    ],
    five: [
      '{hero} did everything at a run. {He} had missed three rainbows that week.',
      '{hero} ate standing up, to be gone sooner. {His} chair was like new.',
      'People waved at {hero}, but only at the back of {him}.',
    ],
    seven: [
      '"Later," said {hero}, whenever somebody called. {He} {was} always going somewhere, and hardly ever anywhere.',
      '{hero} washed while walking and ate while running. {friend} had once told {him} a joke, and {he} had not waited for the end.',
      'There was a wind wherever {hero} went. It was {hero}.',
    ],
    verse: [
      '{hero} ran left, and {hero} ran right, / And never saw who waved all night.',
      '{hero} ran past with a quick "Hello!" / {He} had no time. {He} had places to go.',
    ],
  },
  low: {
    three: [
      '{friend} had dust in one eye. {hero} blew it out.',
      '{friend} dropped a bun. {hero} went back for it.',
      'A bug fell in a hole. {hero} got it out.',
    ],
    five: [
      '{friend} had something in {fhis} eye. {hero} blew, as softly as {he} could, until it was gone.',
      '"Is that a snail in the road?" said {friend}. It was, and it was going the wrong way. {hero} turned it round.',
      '{friend} could not get {fhis} bag shut. {hero} held one side, and for once {he} did not hop from foot to foot.',
    ],
    seven: [
      "They passed a bird with a bit of string round its foot. It took forever to untie. When it flew up it went twice round {hero}'s head, and then there were two of them who felt lighter.",
      'A beetle was trying to get a crumb over a stone. {hero} ran past it, and slowed, and came back. {He} did not touch the crumb. {He} moved the stone.',
      '{friend} was telling the long joke with the goose. This time {hero} walked slowly, and was there for the end. It was worth it.',
    ],
    verse: [
      'A bird had a string tied round its toe. / They picked at the knot till it let go.',
      '"My shoe," said {friend}, "has a stone." "Let\'s stop," / Said {hero}, and out it came, plop, plop, plop.',
    ],
    small: ['A bird, tied up tight! / They made it all right.'],
  },
  test: {
    three: [
      'Oh no! All the beans fell down. {keeper} sat.',
      '"My beans!" said {keeper}. They went all over.',
    ],
    five: [
      '{keeper} had dropped a bag of beans, and they had gone everywhere. "It is all right," said {khe}. "I like beans."',
      '{keeper} had a bag with a hole in it, and a long line of beans behind {khim}. "I did wonder why it got lighter," said {khe}.',
    ],
    seven: [
      '{keeper} was sitting among a thousand spilled beans, putting them back into the bag one by one. "You will be late," said {khe}. "I have only six hundred to go."',
      '"Mind where you step," said {keeper}, from under a bench. "I have dropped my beans. I was going to plant them. They all had names."',
    ],
    verse: ["There {keeper} sat with beans all round. / They'd spilled from the sack across the ground."],
    small: ['The beans fell out, / all round about.'],
  },
  act: {
    three: [
      '"We have time," said {hero}. They picked up each bean.',
      '{hero} got down low. "I see one! And one!"',
    ],
    five: [
      '"Six {hands} are quicker than two," said {hero}, and knelt down. They picked up every single bean.',
      '"We are not in that much of a hurry," said {hero}, and stayed, until {keeper} could smile again.',
    ],
    seven: [
      '"We are already late," said {hero}. "We may as well be late and useful." So they stayed and helped, and did not sigh once, until it was all put right. {keeper} looked at them for a long time. "No one ever stops," said {khe}.',
      '{hero} looked at the end of the way. It would still be there. {He} got down in the dust, where you could see a good deal that {he} had always run past. "Is this one Susan?" {he} asked. {keeper} held it up to the light. "It is," said {khe}.',
    ],
    verse: [
      '"We\'ll stay," said {hero}, "and lend a {hand}, too," / And did every bit that there was to do.',
    ],
    small: ['Pick, one, two, three! / As fast as can be.'],
  },
  close: {
    three: [
      'All the beans were in bed. So was {hero}.',
      '{hero} lay still. It was nice.',
      'No more run, run. Shh.',
    ],
    five: [
      '{hero} counted beans until {he} fell asleep, somewhere near six hundred.',
      'One bean had come home with {hero}. {He} put it under the pillow.',
      'Nothing was left to run to. {hero} lay down, and it did not feel late at all.',
    ],
    seven: [
      "{hero} thought about {keeper}'s face. It was a good thing to fall asleep to.",
      'There was no wind in the room tonight, for {hero} was lying down.',
      'A rainbow might come by tomorrow. {hero} meant to be standing still.',
    ],
    verse: [
      'A small kind deed has a long warm glow. / It lights up your pillow, soft and low.',
      'One bean, two beans, three in the pot. / You stopped to help, and you helped a lot.',
    ],
  },
}

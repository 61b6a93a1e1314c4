import type { Strand } from '../../schema.ts'

export const flatStone: Strand = {
  plant: {
    three: [
      '"I can do it," said {hero}. "Just me."',
      '{hero} did not want help. "Me, me!"',
      '"Do not help me!" said {hero}, from in a big bag.',
    ],
    five: [
      '"I can do it by myself," {hero} liked to say, often from underneath something.',
      '{hero} did everything without help, even seesaws, which takes a long time.',
      '"No help, thank you," {hero} liked to say, often from underneath something.',
    ],
    seven: [
      '{hero} did not care for help. {He} had once tried to carry a table, and had to be found by the neighbours.',
      '{hero} had a way of carrying things that used both arms, the chin and one knee. It left no room for anyone to help, and that was how {he} liked it.',
      "There was a chair in {hero}'s house that {he} had put together without any help. People were asked not to sit in it, and not to look at it too hard.",
    ],
    verse: [
      '"No help," said {hero}, "no help for me! / I\'ll lift it up. Just watch and see."',
      '"I\'ll do it alone," said {hero}, "I can!" / And down on {his} head came the pot and the pan.',
    ],
  },
  low: {
    three: [
      '{hero} pulled. {hero} puffed. "May I help?" said {friend}. "Yes, please."',
      '"It is too much for one," said {hero}.',
      '{hero} held up one end. "And who has the other?" said {friend}. "Oh."',
    ],
    five: [
      '{hero} had carried everything all day, and now {he} could not carry {his} own nose. "Give me half," said {friend}. It was the best thing that {he} had heard all evening.',
      '"Shall I take that?" asked {friend}, for the ninth time. "Yes," said {hero}, for the first.',
      'The bag had got as heavy as a cow. Then {friend} picked up the back of it, and it was only a bag.',
    ],
    seven: [
      '{hero} sat down, with a bump. {He} had been holding up {his} end of everything, and also the other end. "You know," said {friend}, "I have two arms, and nothing is in them." {hero} had never looked at it like that.',
      '{hero} sat down. {He} had been holding up {his} end of everything, and also the other end. "You know," said {friend}, "I am right here, and I am carrying nothing at all." {hero} had never looked at it like that.',
      '{hero} tried to help {friend} up, and fell over. Then {friend} tried to help {hero} up, and fell over as well. At last they both pulled at once. "So that is what it is for," said {hero}.',
    ],
    verse: [
      'Poor {hero} sat down. {He} could do no more. / "Give half to me. That\'s what friends are for."',
      '{hero} was tired of holding the sack. / "Half of it\'s mine," said {friend}. "Give it back."',
    ],
    small: ['"It is too much for me." / "Then share it, you see!"'],
  },
  test: {
    three: [
      'A big flat stone was in the way. {hero} pushed. No.',
      '{keeper} pushed a big stone. It did not go.',
    ],
    five: [
      'A great flat stone lay in the way. {keeper} pushed it. {hero} pushed it. {friend} pushed it. It stayed.',
      'The way in was under a stone, as wide as a bed. "I lift one side," said {keeper}, "and then I am on the wrong side of it."',
    ],
    seven: [
      'A great flat stone lay over the end of the way. {hero} tried, with a run-up. {friend} tried, with a lot of advice. "It is too heavy for one," said {keeper}. "And I am always one."',
      '"It has been here for a hundred years," said {keeper}, of the great flat stone. "I come on Mondays and push it, and my cousin comes on Fridays and pushes it from there." {hero} pushed it on the spot. It was, if anything, a bit further in.',
    ],
    verse: ['A great flat stone lay on the track. / {keeper} had pushed it. It pushed back.'],
    small: ['A stone, so big! / No room to dig.'],
  },
  act: {
    three: [
      '"All of us!" said {hero}. One, two, three, push! Off it went.',
      'They all pushed. Heave, heave, ho! It moved!',
    ],
    five: [
      '"We have all pushed it," said {hero}, "but never at the same time." One. Two. Three! And the stone slid off like a hat.',
      '"One side each," said {hero}. Three sides went up, and the fourth had to come too.',
    ],
    seven: [
      '{hero} opened {his} mouth to say that {he} would do it. Then {he} began again. "I need help," {he} said, and it did not hurt a bit. "When I push, we all push." One. Two. The stone noticed. Three! It slid away, as easily as a lid.',
      '"Is everybody here?" asked {hero}. {He} had never asked that before. They put their shoulders in a row. The stone held out for a moment, to be polite, and went.',
    ],
    verse: ['"Not one, not two, but all of us three!" / And off it slid, as quick as could be.'],
    small: ['"All push! One, two!" / And it went through.'],
  },
  close: {
    three: [
      'One, two, three, all asleep.',
      'Good night, team.',
      '{hero} could not lift the cover. "Help!" So {friend} did.',
    ],
    five: [
      'It took two to pull up the blanket, one at each corner. Then no one had to do anything at all.',
      '{hero} could have carried the cup to bed without help. {He} asked for some anyway.',
      '"I can shut my eyes without help," said {hero}. They left {him} that one.',
    ],
    seven: [
      'They pulled up the blanket together, one corner each. "All together," murmured {hero}. "One. Two." And by three they were both asleep.',
      'There was one button that {hero} could never reach. {He} had slept in that coat for years. "Would you?" {he} asked, and {friend} would.',
      '"Good night," they said, at the same moment, without even counting. It gets like that when you have pushed a stone together.',
    ],
    verse: [
      'One, two, and three, the lights go low. / All together, to sleep we go.',
      'Three could push it, and one could not. / Three say good night now. It helps a lot.',
    ],
  },
}

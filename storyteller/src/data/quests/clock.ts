import type { QuestData } from '../schema.ts'

export const clock: QuestData = {
  thing: 'the clock',
  deed: 'Took a Clock for a Walk',
  prop: 'clock',
  carried: true,
  kept: true,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    'The Clock That Wanted to See',
    'Five to Bedtime',
    '{hero} Takes the Clock Out',
    'The Evening the Clock Went Out',
    'A Clock on Holiday',
    'Eighty Years on One Nail',
    'No Tick Tonight, Said the Clock',
    'It Has Been Ten to Bed for an Hour',
    '{hero}, {friend} and a Clock With Opinions',
    'The Clock Who Came to See {keeper}',
    'The Clock That Saw {Land}',
    'Hold the Clock, {friend}',
    'What Time Is It, {keeper}?',
    '{hero} and the Eleven Quiet Minutes',
  ],
  summaries: [
    'At five to bedtime the clock stops. It has told everyone about the evening for eighty years, and it would like to see one.',
    'The clock is on holiday, and until it comes back it cannot be bedtime {in} {land}.',
    '{hero} takes a clock for a walk to {far}. It is heavier than it looks, and it has opinions.',
  ],
  trouble: {
    three: [
      'The clock stopped. "No more tick," it said. "I want to go out!"',
      'Tick, tick, stop. "I have not been out," said the clock. "Not once."',
      '"Is it bedtime?" said {hero}. "No," said the clock. "I want a walk."',
    ],
    five: [
      'At five to bedtime the clock stopped. "I tell you all about the evening," it said, "and I have never seen one." It would not tick until someone took it out.',
      'The clock on the wall folded its hands. "I am not going on," it said, "until I have been to {far}." No clock, no bedtime. {hero} took it down.',
      '"Tick," said the clock, "and that was the last." It was tired of looking at one wall. "I would like to see something, please. Then I will go on."',
    ],
    seven: [
      'For eighty years the clock had said when it was evening, from a nail on a wall, facing a coat. Tonight it stopped at five to seven. "I would like to see one," it said. "One what?" asked {hero}. "An evening," said the clock. "I tell people about them every day. Nobody has ever asked me to come." It would not be bedtime until it ticked. So {hero} took it off its nail.',
      '{hero} looked at the clock, and the clock looked away. It was ten to bed. It had been ten to bed for an hour. "I am on holiday," said the clock. "It is my first, and I should like to spend it at {far}. After that we can talk about bedtime."',
      '"You are slow," said {hero} to the clock. "I am not slow," it said. "I am stopping. All day I go round and round, and I always come back to twelve. Have you any idea what that is like?" It wanted to go somewhere in a straight line, just once. And {far} was the end of the straightest line there was.',
    ],
    verse: [
      'The clock stopped short at half past six. / "I want to go out," it said. "No more ticks."',
      '"All day," said the clock, "I must tick on a wall. / The evening goes by, and I miss it all."',
      'Tick, said the clock, and then, "No more! / I\'ve never been out of the old front door."',
    ],
    small: [
      'The clock went tock, / then stopped like a rock.',
      '"I want to see out," / said the clock with a pout.',
      'No tick, no tock! / "Come out, poor clock."',
    ],
  },
  win: {
    three: [
      '{keeper} held up the clock. It could see it all. "Oh," it said. Tick!',
      '{keeper} sat by the clock. They looked and looked. "I like it," said the clock. Tick.',
      '"What time is it?" said {keeper}. The clock was so glad. "It is now!" Tick, tock.',
    ],
    five: [
      '{keeper} made room, and they put the clock where it could see. The evening came in from all sides, a bit at a time. "So that is what I have been saying," said the clock. Tick.',
      '"Excuse me," said {keeper} to the clock, "what time is it?" No one had ever said excuse me to it. "It is just the right time," said the clock. Tick, tock.',
      'They sat down by {keeper}, with the clock in the middle. Far off a light came out. "Do they do it that slowly?" said the clock. And it began to go.',
    ],
    seven: [
      '{keeper} wiped the face of the clock and turned it to the west. It watched the last of the light go. It did not say a word for eleven minutes, though it knew that there were eleven. "All this time," it said at last, "I thought it happened all at once." And it ticked, as you nod when you have understood.',
      '"What can you do?" asked {keeper}. "I can say when it is bedtime," said the clock, "but not why." {keeper} pointed. Everywhere things were folding and closing and turning down. A snail went in and shut its door. "Oh," said the clock. "Because of that." Tick.',
      'The clock looked at {far} from left to right, as you read a line. "Is it what you thought?" asked {keeper}. "I thought it would be about this big," said the clock, and opened its hands from nine to three. "It is bigger." Then something inside it gave a jump, and it was going.',
    ],
    verse: [
      'They showed the clock the end of the day. / "So that\'s what it\'s like!" And it ticked away.',
      '"What time is it, please?" asked {keeper}. "It\'s now!" / Said the clock, and it ticked with a click and a bow.',
      'The clock looked left, the clock looked right. / "So this is the thing that I meant by night."',
    ],
    small: [
      'The clock could see. / "All this for me?"',
      '"Oh!" said the clock. / Tick, tick, tick, tock.',
      '"What time?" "It is now!" / said the clock with a bow.',
    ],
  },
  after: {
    three: [
      'Tick, tock! Now it was bedtime. {friend} gave a yawn.',
      '"Bedtime!" said the clock. It said it in a nice way.',
    ],
    five: [
      '"Bedtime," said the clock, and for the first time it knew what it was talking about.',
      'All over {land} the other clocks heard, and began to ask for a day off.',
      'They let {keeper} wind it up. It giggled. "Not there," it said. "Well, all right, there."',
    ],
    seven: [
      '"I have made one mistake," said the clock. "I have always said evening as if it were a number." It struck seven, very softly, and each one sounded like a different colour.',
      'Far away a hundred other clocks heard it strike. There was a silence, in which you could feel them thinking about their holidays.',
      '{keeper} said that {khe} would think of it on the hour. "Which hour?" asked the clock. "All of them," said {keeper}. It went a little pink round the numbers.',
    ],
    verse: [
      '"It\'s bedtime," it said, "and I know what I mean. / I\'ll never forget the things I have seen."',
      'It struck for {keeper}, it struck for you, / It struck once more for the lovely view.',
      'And clocks far off all heard it chime. / "We\'ll go out too," they said, "some time."',
    ],
    small: ['Tick, tock, it said. / "Now it is bed."', 'It ticked, so glad / for the day it had.'],
  },
  rest: {
    three: ['Tick, said the clock. Tock, said the night.', 'The clock hung by the window. It could see!'],
    five: [
      'They hung the clock on a new nail, by the window. Tick, it said, looking out.',
      'The clock ticked slower than before. It was thinking about {far}.',
    ],
    seven: [
      'They hung the clock across from the window. All night it said what time it was, and now and then, very low, it said what it could see.',
      'Back on its nail, the clock told the coat all about it. It took until half past ten.',
    ],
    verse: [
      'The clock has a nail where the window is wide. / It ticks, and it looks at the night outside.',
      'Tick, says the clock, and tock, very low. / It knows what it means now, and lets it be so.',
    ],
    small: ['Tick, tock, so slow. / Off you both go.', 'Tick, tock, my dear. / The night is here.'],
  },
}

import type { QuestData } from '../schema.ts'

export const tune: QuestData = {
  thing: 'the tune',
  deed: 'Followed a Tune',
  prop: 'music-box',
  carried: false,
  kept: true,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Unfinished Song',
    'The Song With No End',
    'Hum',
    '{hero} Follows a Tune',
    'The Music Box at the End of the Way',
    'La, La, and Then?',
    'The Last Step but One',
    'Forty Turns, Said {keeper}',
    'Half a Song for {hero}',
    'How Does It Go On?',
    'The Song That Stopped Over {Land}',
    '{friend} Hums It Wrong',
    '{keeper} Knows the End',
    'La, La, Said {hero}',
  ],
  summaries: [
    'Every evening half a song drifts over {land}, and {hero} means to find the other half.',
    'The song stops on the last step but one. {hero} has waited for the last step since spring, and tonight that is long enough.',
    'La, la-la, la, and then nothing. All {land} lies awake over it, and {hero} goes to find the end.',
  ],
  trouble: {
    three: [
      'La, la, la. A song! But then it stopped. "Where is the rest?" said {hero}.',
      'Hear that? La, la. Then no more. "I want the end!" said {hero}.',
      'Each night a song came by. It never got to the end. "I will go and help it," said {hero}.',
    ],
    five: [
      'When the light turned gold a tune came drifting by. La, la-la, la, it went, and then it stopped, right in the middle. It did that every evening. No one could sleep for wondering how it went on.',
      'La, la, la, sang the wind. Then it stopped, in the middle. "But how does it end?" said {hero}. "I have to know."',
      'Each night a song came over {land}, and each night it stopped too soon. {hero} put on {his} hat. "I will find the end of it."',
    ],
    seven: [
      'Every evening, at the same hour, a tune came drifting over {land}. It was a lovely tune, and it stopped in the middle, like a sentence that somebody has. All night people lay awake and tried to finish it. "That is enough," said {hero}. "I am going to find the other half."',
      'It came with the dusk, as it always did, a tune like someone walking up a stair. And, as it always did, it stopped on the last step but one. {hero} had waited for that last step every night since spring. "Tonight," {he} said, "I am going to find it."',
      'Half a song is worse than no song. {land} had half of one, every evening, and lay awake over it. {hero} hummed it to the place where it stopped, and then went to look for the rest.',
    ],
    verse: [
      'A tune came drifting, la, la, lay. / Then stopped! The rest had gone away.',
      'La, la, came a song on the evening air. / It got to the middle and stopped right there.',
      'A song came by, and then was gone. / "I need to know how it goes on!"',
    ],
    small: [
      'La, la, a song! / It was not long.',
      'It stopped, that song. / What had gone wrong?',
      '"La, la," it went. / Then it was spent.',
    ],
  },
  win: {
    three: [
      '{keeper} had a music box. {hero} turned it. La, la, la, la! All of it!',
      'Turn, turn, turn. The music box sang the end.',
      '"My arm is so tired," said {keeper}. So they all turned the music box. There was the end!',
    ],
    five: [
      'Then {keeper} brought out a little music box. "It only plays half," said {khe}. "I am too tired to wind it to the end." So they wound it in turns. La, la-la, la, it sang, and then, at last, the rest.',
      '{keeper} had a music box, but the handle was so stiff. They turned it all together, and out came the end. La, la, la, la!',
      '"It only plays for three," said {keeper}. So they all put a hand on the music box and turned. There was the rest of the song!',
    ],
    seven: [
      'Then {keeper} took out a music box, no larger than a bun. "It needs forty turns," said {khe}, "and I only ever get to twenty before I nod off." So {hero} did ten, and {friend} did ten, and {keeper} did {khis} twenty. The lid went up. There was the half they knew, and after it, like a hand held out, came the rest.',
      'On a stone beside {keeper} stood a music box. "It stops," said {khe}, "because I do. My arm gets tired." So they took turns at the handle, round and round, past the place where it always ended. And there was the last step of the stair, just where you would have put it.',
      '{keeper} lifted the lid of a music box. It played, and it stuck. {hero} looked inside with one eye. There was a crumb in the wheels. {He} blew. The crumb flew out, and behind it, all in a rush, came the rest of the song.',
    ],
    verse: [
      'Then {keeper} wound the music box tight, / And out came the rest of the song that night.',
      'They blew a crumb from the music box wheel, / And the song ran on like a merry reel.',
      'They turned the box together, right round, / And there was the end with its lovely sound.',
    ],
    small: [
      'The music box, turn, turn! / The end! They could learn.',
      'The music box could play / all night and day.',
      'The box, at last! / It sang it fast.',
    ],
  },
  after: {
    three: [
      '"Take the music box," said {keeper}. "It is for you."',
      'The song went all over. All of them smiled.',
      'La, la, sang {keeper}. La, la, sang {friend}, a bit too high.',
    ],
    five: [
      'All over {land} people put down what they were holding. So that was how it ended! It ended just the way you hoped. {keeper} gave them the music box to take home.',
      'All over {land} they heard the end of it, and sighed, and smiled. "So that is how it goes!"',
      'They sang it all the way through, and then one more time, to keep.',
    ],
    seven: [
      'All over {land} people sat up in bed and said, "Oh!" It was so simple, and so right, and no one had guessed it. "You had better keep it," said {keeper}, and gave the music box to {hero}. "You know how to finish things."',
      'One window opened, and then a hundred. No one said a word until the last note. Then all {land} let out its breath. "Keep the box," said {keeper}. "I know it by heart now."',
      'They sang it through, in three voices, one of which was squeaky. It did not matter. It is hard to spoil a song that has an end.',
    ],
    verse: [
      'The people sighed, "So that\'s the end! / It goes up high, and then round the bend."',
      'They sang it all, from first to last, / As lights went out and the night came fast.',
      'And all of {land} sang along. / It was a short and a lovely song.',
    ],
    small: ['The music box for all, / the big and small.', 'They sang to the end. / "Good song, my friend!"'],
  },
  rest: {
    three: ['La, la, sang the music box. La.', 'The song was slow now. La, la, la.'],
    five: [
      'By the bed the music box played the whole song, slower and slower, and did not stop until the end.',
      'The lid of the music box went down on just the right note.',
    ],
    seven: [
      'The music box stood beside the bed. It played the song through to its very last note, and held that for as long as it could.',
      '{hero} meant to hum it to the end, but fell asleep on the last step but one. It did not matter. The music box knew the rest.',
    ],
    verse: [
      'The music box plays soft and slow. / It has a little way to go.',
      'La, la, sings the box, and then it is still. / The last little note has sat down on the sill.',
    ],
    small: ['La, la, good night. / The end was right.', 'Soft goes the song. / It is not long.'],
  },
}

import type { ThemeData } from '../schema.ts'

export const friendship: ThemeData = {
  refrains: [
    'Two is a good number, and three is better.',
    'Side by side, and there is room for more.',
    'You and me, and whoever we see.',
  ],
  summary: ['At the end of the way waits somebody with no one to play with.'],
  strands: [
    {
      plant: {
        three: [
          '{hero} and {friend} did all things side by side.',
          '{hero} had one good friend. That was {friend}.',
        ],
        five: [
          '{hero} and {friend} shared everything: jokes, puddles, and the last bit of jam.',
          'When you saw {hero}, you never had to wait long for {friend}.',
        ],
        seven: [
          'They had a secret knock, a secret song, and a secret that they had both forgotten, which did not matter, because they had forgotten it together.',
          '{hero} and {friend} had been friends since the day they both wanted the same puddle, and found that it was big enough.',
        ],
        verse: ['They shared a puddle, shared a bun, / And two was twice as good as one.'],
      },
      low: {
        three: [
          'They both felt cross. Then they both felt sad. Then they had a hug.',
          '"Are you still my friend?" "I am." "Good."',
        ],
        five: [
          'They were tired, and tired friends grow grumpy. "It was your idea," said {hero}. "It was yours," said {friend}. Then neither of them said anything, and that was worse.',
          '"I do not want to walk," said {friend}. "Then we will not walk," said {hero}, and sat down right beside {fhim}.',
        ],
        seven: [
          'It was a long way, and they were hungry, and so they had a quarrel. It was about nothing, and it lasted as long as it takes to count to twenty. Then {hero} gave the secret knock on a stone. After a moment, very softly, {friend} knocked back.',
        ],
        verse: ['They quarrelled once, about a bun, / Then knocked their knock, and that was done.'],
        small: ['They gave a hug, / all warm and snug.'],
      },
      test: {
        three: [
          '{keeper} had no one to play with.',
          '"Will you go soon?" said {keeper}. "They all go soon."',
        ],
        five: [
          '"You may have what you came for," said {keeper}, "and then you will go. Visitors always go." {khe} said it as if it were nothing, and looked at {khis} toes.',
          '{keeper} had laid out two cups. "I always lay out two," said {khe}. "No one has come yet."',
        ],
        seven: [
          '{keeper} had a game laid out, all ready to begin, with a place for a second player. There was dust on that side. "Do what you came to do," said {khe}. "I am used to people being in a hurry." But {khis} eyes went to the game, and back, and to the game.',
        ],
        verse: ['"They come," said {keeper}, "and then they go. / No one will stay to play, you know."'],
        small: ['"No one will play. / They all go away."'],
      },
      act: {
        three: [
          '{hero} sat down. "We will play with you." And they did!',
          '"Be our friend," said {hero}. {keeper} hugged them both.',
        ],
        five: [
          '"We have time for one game," said {hero}, and sat down. They played one, and then one more, and {keeper} laughed so hard that {khe} fell over. "There," said {hero}. "Now you have two friends."',
          '{hero} taught {keeper} the secret knock. Tap, tap-tap, tap. "It only works for friends," {he} said. {keeper} did it, and it worked.',
        ],
        seven: [
          'There was a great deal still to do. {hero} looked at the sky, and at the game, and at the dust. Then {he} blew off the dust and sat down. They played until {keeper} had won twice. "Now we shall have to come back," said {hero}, "because friends need another chance to win."',
        ],
        verse: [
          '"We\'ll play," said {hero}, and down {he} sat. / They laughed till all their sides were flat.',
          '"Then we shall stay and play," said {hero}, "a while." / And that was when they saw the first real smile.',
        ],
        small: ['"We will play, too. / Just me and you."'],
      },
      close: {
        three: ['One friend, two friends. Good night, friends.', '{hero} had two friends now. Good night.'],
        five: [
          '{hero} counted friends instead of sheep. There were only two, but {he} counted them over and over.',
          'Tap, tap-tap, tap, went {hero} on the wall. Tap, tap-tap, tap, came the answer. Good night.',
        ],
        seven: [
          '{hero} gave the secret knock on the wall, very softly. From the other side came the answer. And then, so far away that it may have been a dream, there came a third.',
        ],
        verse: ['So knock your knock upon the wall. / Good night, good night, dear friends and all.'],
      },
    },
    {
      plant: {
        five: ['{hero} and {friend} had one umbrella, and neither of them had ever been wet.'],
        seven: [
          '{hero} always cut the bread crooked, and {friend} always took the thin end, so it came out even.',
        ],
        verse: ['One umbrella did for two, / And neither let the raindrops through.'],
      },
      low: {
        five: ['They were too tired to talk. It did not matter. They were tired next to each other.'],
        seven: [
          '{hero} was limping a little. {friend} said nothing about it, and began to limp as well, to keep {him} company.',
        ],
        verse: ['They sat down tired, back to back. / Each one held up what the other might lack.'],
        small: ['They sat, back to back. / They had a snack.'],
      },
      test: {
        five: ['"I made a swing for two," said {keeper}. "I have only ever tried one side."'],
        seven: [
          'Over {khis} door {keeper} had painted: Friends, please knock. The paint was quite new, and quite unknocked.',
        ],
        verse: ['"I built a seesaw," {keeper} said. / "I sit on one end and read instead."'],
        small: ['"A swing for two, / but who will? Who?"'],
      },
      act: {
        five: [
          '"Move over," said {hero}, and sat down beside {khim}. "Now there are three of us." {keeper} counted, to make sure. It was true.',
        ],
        seven: [
          '{hero} did not say anything kind. {He} simply sat down, as you do with somebody whom you have known for years, and asked what there was to eat. It was the best thing that anybody had ever said to {keeper}.',
        ],
        verse: [
          '"Then come," said {hero}, "and hold my {hand} tight. / You have two friends from this very night."',
        ],
        small: ['"I will!" {hero} said. / They swung, feet and head.'],
      },
      close: {
        five: [
          '{hero} fell asleep in the middle of counting friends. It did not take long to count them, but it was nice to do.',
        ],
        seven: ['There were three in the last thing that {hero} thought of, and all of them were laughing.'],
        verse: ['Friend on the left and friend on the right. / It is the nicest way to say good night.'],
      },
    },
    {
      plant: {
        five: ['{hero} always sat on the left, and {friend} sat on the right. That is how it was.'],
        seven: ['If {hero} began to laugh, {friend} finished it. They had stopped asking what was funny.'],
        verse: ['One laughed the start, one laughed the end, / And that is how you know a friend.'],
        small: ['"You and me!" / "That is the key!"'],
      },
      low: {
        five: ['They said nothing for a while. You can do that with a friend. It still counts as talking.'],
        seven: [
          '"I am sorry I said that about your map," said {friend}. "I am sorry I sat on it," said {hero}. They looked at each other. Then they both began to laugh, and could not stop.',
        ],
        verse: ['They sat for a while and did not speak. / A friend is good for a quiet week.'],
        small: ['They sat, they two. / "I am glad of you."'],
      },
      test: {
        three: ['{keeper} had a ball. No one threw it back.'],
        five: [
          '{keeper} had a ball. {khe} threw it up, and caught it, and threw it up. There was no one to throw it to.',
        ],
        seven: [
          '{keeper} was playing at ball with a wall. "It is a good wall," said {khe}. "It never drops one. But it never laughs, either."',
        ],
        verse: [
          '"I play with a wall," said {keeper}. "It\'s fine. / It gives back the ball, but each game is just mine."',
        ],
        small: ['"I have a ball. / No friends at all."'],
      },
      act: {
        three: ['"Throw it to me!" said {hero}. And back it went.'],
        five: [
          '"Here!" called {hero}, and held up both {hands}. {keeper} threw. {hero} threw it to {friend}. Round and round it went.',
        ],
        seven: [
          '"Here," said {hero}, and ran back ten steps. {keeper} looked at the ball, and then threw it, too high. {hero} missed it, and fell over, and laughed. "Oh," said {keeper}. "That is so much better than a wall."',
        ],
        verse: [
          '"Throw it to me!" said {hero}. "Then you!" / And round went the ball, and the laughter too.',
        ],
        small: ['"Throw it to me!" / And then there were three.'],
      },
      close: {
        five: ['There was a dent on the left of the bed and a dent on the right. That is how it was.'],
        seven: [
          '{hero} gave one small laugh in {his} sleep. At the other end of the bed {friend} finished it.',
        ],
        verse: ['One on the left, and one on the right, / And one far off. To all three, good night.'],
      },
    },
  ],
}

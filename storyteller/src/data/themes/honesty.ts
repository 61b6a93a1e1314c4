import type { ThemeData } from '../schema.ts'

export const honesty: ThemeData = {
  refrains: [
    'Say it small, but say it true.',
    'True is true, and out it comes.',
    'A true word weighs less than a secret.',
  ],
  summary: ['{hero} knows how the trouble began, and it is hard to say.'],
  strands: [
    {
      plant: {
        three: [
          '{hero} knew a thing. {He} had gone bump. {He} did not tell.',
          '"Who did it?" said {friend}. {hero} did not say.',
        ],
        five: [
          'There was one thing that {hero} had not said. That afternoon {he} had been playing where {he} should not, and something had gone bump.',
        ],
        seven: [
          'There was something that {hero} was not saying. It had happened after lunch, when {he} had been bouncing a ball in just the place where one does not. There had been a bump, and a wobble, and a silence. {He} had meant to tell somebody, and then it was too late, and then it was later.',
        ],
        verse: ["But {hero} had something {he} didn't say: / There'd been a bump that very day."],
      },
      low: {
        three: [
          "{hero}'s tummy felt bad. It was the thing {he} did not say.",
          '"Are you sad?" said {friend}. "No," said {hero}. But {he} {was}.',
        ],
        five: [
          'The thing that {hero} had not said grew heavier with every step. It was like walking with a stone in a sock.',
        ],
        seven: [
          '"You are quiet," said {friend}. "I am thinking," said {hero}. The secret had been as small as a pea when they set out. Now it was as big as a turnip, and {he} {was} carrying it all by {himself}.',
          '"You are quiet," said {friend}. "I am thinking," said {hero}. The secret had been as small as a pea when they set out, and now it was as big as a turnip, and there was no good way to hold it.',
        ],
        verse: ['The secret weighed like a stone in a shoe. / It pinched and pinched, as secrets do.'],
        small: ['{hero} was sad. / The secret was bad.'],
      },
      test: {
        three: [
          '"Who did this?" said {keeper}. "Please tell me true."',
          '{keeper} looked at {hero}. "Do you know who?"',
        ],
        five: [
          '"I can put it right," said {keeper}, "but first I must know how it began. Does anybody know?" It was very still. {hero} looked at the ground.',
        ],
        seven: [
          '"I can help," said {keeper}, "but only if I know how it began. A knot opens from the end where it was tied." {khe} looked at {friend}, who shook {fhis} head. Then {khe} looked at {hero}. It was so still that you could have heard a secret drop.',
        ],
        verse: ['"To put it right," said {keeper}, "I must know / Just how it broke, and who made it so."'],
        small: ['"Who did it? Who? / Please tell me true."'],
      },
      act: {
        three: [
          '"It was me," said {hero}. "I am sorry." {keeper} smiled. "Thank you."',
          '"Me," said {hero}. "I did it." There. It was out.',
        ],
        five: [
          '"It was me," said {hero}. It came out very small. "I was playing, and I went bump, and I did not tell." {friend} took {his} {hand}. "Thank you," said {keeper}. "That was the piece I needed."',
        ],
        seven: [
          '"It was me," said {hero}. {He} had thought that the sky would fall down. It stayed where it was. So {he} said the rest too, about the ball and the bump and the long, long afternoon. {friend} did not let go of {his} {hand}. "Ah," said {keeper}, "so that is where the knot begins." And {hero} felt so light that {he} had to look down to see if {he} {was} still on the ground.',
        ],
        verse: ['"It was me," said {hero}. There, it was out, / As light as a feather and blowing about.'],
        small: ['"It was me," {he} said. / {His} ears went red.'],
      },
      close: {
        three: ['No more secret. {hero} felt light. Good night.', 'It was all said. {hero} could sleep now.'],
        five: [
          "There was nothing in {hero}'s sock any more, and nothing in {his} heart that had to hide. {He} slept like a stone on a sunny wall.",
        ],
        seven: [
          'There was only {hero} in the bed that night, with no secret to take up half the pillow. It was surprising how much room there was.',
        ],
        verse: ['No secret shares the bed tonight, / And so the sleeper sleeps just right.'],
      },
    },
    {
      plant: {
        five: [
          '"How did it happen?" asked {friend}. {hero} knew. "I cannot think," {he} said, and looked at {his} toes.',
        ],
        seven: [
          '{hero} knew a good deal more than {he} {was} saying. It had begun with a jump, and a "watch this", and a shelf. No one had been watching. So no one knew.',
        ],
        verse: [
          '"How did this happen?" asked {friend}. "Do you know?" / {hero} said nothing, and looked down low.',
        ],
      },
      low: {
        five: ['{hero} could not eat {his} bun. Something was sitting in the place where the bun should go.'],
        seven: [
          '"You have not touched your bun," said {friend}. {hero} looked at it. There are things that take up all the room inside, and they are hardly ever buns.',
        ],
        verse: ['{hero} could not eat one bit of the bun. / The thing not said weighed more than a ton.'],
        small: ['{hero} sat down / with half a frown.'],
      },
      test: {
        five: ['"I only need one true word," said {keeper}. "Who has it?"'],
        seven: [
          '"It will only mend with a true word," said {keeper}. "I have tried it with glue." {khe} did not look at anyone. That made it harder.',
        ],
        verse: ['"One true word is all that I need," / Said {keeper}, "and then we may surely proceed."'],
        small: ['"One true word, please. / Then all is at ease."'],
      },
      act: {
        five: [
          '"I did it," said {hero}. Nothing fell down. In fact it was rather quiet, and then somebody hugged {him}.',
        ],
        seven: [
          '{hero} opened {his} mouth three times. The third time it came out. "I jumped, and I bumped it, and then I said nothing, and that was the worst part." "Yes," said {keeper}, "it always is." And {khe} smiled, for that was the true word, and it fitted.',
        ],
        verse: [
          '"I did it," said {hero}. "I jumped, and it fell." / It was hard to say, but then all was well.',
        ],
        small: ['"I did it. I fell." / And then all was well.'],
      },
      close: {
        five: ['It was all said, and there was nothing left inside but sleep.'],
        seven: [
          '{hero} had room for a bun now. {He} ate it in bed, which is not allowed, and {he} said so in the morning.',
        ],
        verse: ['The truth is out, the bun is in. / Now sleep with the blanket up under your chin.'],
      },
    },
    {
      plant: {
        five: [
          '"It broke," said {hero}, and did not say any more. It was true. It was not all of the truth.',
        ],
        seven: [
          'When they asked, {hero} said that it might have been the wind. There had not been any wind since Friday.',
        ],
        verse: ['"It must be the wind," said {hero}, "that blew." / There wasn\'t a wind, and {hero} knew.'],
        small: ['Who did it? Who? / {hero} knew.'],
      },
      low: {
        five: ['{hero} had a bad feeling in {his} tummy. It was not the soup.'],
        seven: [
          '"Do you have a stone in your shoe?" said {friend}. "No," said {hero}. It was a bit higher up than that.',
        ],
        verse: [
          'A feeling sat where the lunch should be. / "Who did it?" it asked. "Was it he? Was it she?"',
        ],
        small: ['A bad, bad day. / What should {hero} say?'],
      },
      test: {
        three: ['"It was the wind, was it?" said {keeper}.'],
        five: ['"They tell me it was the wind," said {keeper}. "Poor wind. Now I must be cross with it."'],
        seven: [
          '"They say that it was the wind," said {keeper}. "I shall have to send it away. It is a pity, for I liked it." A small wind came by just then, and looked sad.',
        ],
        verse: ['"It was the wind," said {keeper}, "they say. / So now I must send the poor wind away."'],
        small: ['"It was the wind, so? / Then it must go."'],
      },
      act: {
        three: ['"No," said {hero}. "It was me." And it felt good.'],
        five: [
          '"It was not the wind," said {hero}. "It was me. I did it, and then I said a thing that was not so." The wind blew {him} a kiss.',
        ],
        seven: [
          '"Wait," said {hero}. It came out like a cork. "It was not the wind. It was never the wind. It was me." It was quiet. Then the wind came back, and went once round {him}, and all the trees clapped. "That," said {keeper}, "was what I came to hear."',
        ],
        verse: [
          '"Not the wind," said {hero}. "It wasn\'t. It\'s me." / And the words flew out, and the wind went free.',
        ],
        small: ['"It was me," {he} said. / And up went {his} head.'],
      },
      close: {
        five: ['Outside the wind said sorry for nothing, and good night to all.'],
        seven: ['The wind came to the window and asked how {he} {was}. "Light," said {hero}, and slept.'],
        verse: ['The wind goes by with a soft good night, / And {hero} sleeps, for all is right.'],
      },
    },
  ],
}

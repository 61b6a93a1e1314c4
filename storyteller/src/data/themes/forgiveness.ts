import type { ThemeData } from '../schema.ts'

export const forgiveness: ThemeData = {
  refrains: [
    'Sorry is a door, and it opens.',
    'Let it go, and let it float.',
    'Cross, less cross, and then not cross.',
  ],
  summary: ['Somebody began all the trouble, and somebody has to decide what to do about it.'],
  strands: [
    {
      plant: {
        three: [
          '"Who did this?" said {hero}. {hero} was cross.',
          '{hero} was so cross. Stamp, stamp!',
          '{hero} was so cross. Grr, grr!',
        ],
        five: ['"When I find out who did this," said {hero}, "I shall be cross until Thursday."'],
        seven: [
          '{hero} was good at being cross. {He} kept a list of everybody who had ever stepped on {his} things, with dates. "Whoever did this goes right at the top," {he} said.',
        ],
        verse: ['"Whoever did this," {hero} said, / "I shall be cross till I\'m in bed!"'],
      },
      low: {
        three: [
          'It is hard work to be cross. {hero} was tired.',
          '{hero} was cross at a stone. The stone did not mind.',
        ],
        five: ['Being cross is heavy to carry, and {hero} had carried it all day. It had started to pinch.'],
        seven: [
          '{hero} had been cross for hours now, and it was like holding a full bucket at arm\'s length. "You could put it down for a bit," said {friend}. "Then it would look as if I did not mind," said {hero}. "Only to the bucket," said {friend}.',
        ],
        verse: ['To be so cross is heavy, you know. / It pinches at the heel and toe.'],
        small: ['{hero} was mad, / and mad makes you sad.'],
      },
      test: {
        three: [
          '"It was me," said {keeper}. "I am sorry."',
          '{keeper} began to cry. "I did it. I am so sorry."',
        ],
        five: [
          '"It was me," said {keeper}. "I was playing, and I was not careful, and then all this happened. I was afraid to say so." Two tears ran down and stopped at {khis} chin.',
        ],
        seven: [
          '{keeper} did not run off. {khe} stood there with {khis} head down. "I know what you came about," said {khe}. "It was me. I was playing, and I did not look, and then it was too big to mend. I have been sitting here, practising how to say sorry. I had a better speech, but I have forgotten it."',
        ],
        verse: [
          '"It was me," said {keeper}, and hung {khis} head. / "I\'m sorry, so sorry," was all {khe} said.',
        ],
        small: ['"It was me," {khe} said, / and hung {khis} head.'],
      },
      act: {
        three: [
          '{hero} was cross. Then less cross. Then {he} gave {keeper} a hug.',
          '"Thank you for telling," said {hero}. "We can fix it."',
        ],
        five: [
          '{hero} had saved up a lot of cross words. {He} looked for them now, and they had gone soft, like old apples. "I have gone bump too, sometimes," {he} said. "Come. We will mend it together." And they hugged.',
        ],
        seven: [
          '{hero} had been looking forward to this. {He} had the words all ready. Then {he} looked at {keeper}, who was waiting for them with both eyes shut, and {he} thought of the list at home, and of who would be on it if other people kept one. "It is all right," said {hero}. And because that was not quite true yet, {he} said it again, and the second time it was.',
        ],
        verse: ['Then {hero} felt all the crossness go. / "Come here. It\'s all right now, you know."'],
        small: ['A hug, and then / "We are friends again."'],
      },
      close: {
        three: ['No more cross. Just sleep.', '{hero} let the day go. Up, up, away.'],
        five: [
          'There was nothing left to be cross about, and so {hero} went to sleep instead. It was much more comfortable.',
        ],
        seven: [
          'Under the blanket {hero} took out the list. {He} read it through, and it was mostly about biscuits. {He} folded it into a boat, and went to sleep.',
        ],
        verse: ['The cross has gone, the day is done, / And there is room for everyone.'],
      },
    },
    {
      plant: {
        five: [
          '{hero} folded {his} {hands} and frowned. "I shall find out who it was," {he} said, "and then I shall not speak to them."',
        ],
        seven: [
          '{hero} set out with a speech in {his} head. It was aimed at whoever had done it, and it had three parts, each crosser than the last.',
        ],
        verse: ['{hero} had a frown as long as a train: / "Whoever has done it shan\'t do it again!"'],
      },
      low: {
        five: [
          '"Are you still cross?" asked {friend}. {hero} looked. "I think I have dropped some of it," {he} said.',
        ],
        seven: [
          '{hero} tried to go through {his} cross speech once more. {He} had forgotten the second part. Without it the first part sounded rather silly.',
        ],
        verse: ['{hero} went over {his} crossest speech. / Some of the words had got out of reach.'],
        small: ['To be so mad / is heavy and sad.'],
      },
      test: {
        five: ['"You will not like me now," said {keeper}. "I did it. I am so very sorry."'],
        seven: [
          '"Before you are nice to me," said {keeper}, "I have to tell you something." {khe} swallowed. "It was me." And {khe} shut {khis} eyes, and waited.',
        ],
        verse: [
          '"It\'s all my fault," said {keeper}. "It\'s true. / And I\'m sorry, and don\'t know what I can do."',
        ],
        small: ['"I am sorry, you see. / I did it. It was me."'],
      },
      act: {
        five: [
          'There was a silence. Then {hero} held out {his} {hand}. "I was cross," {he} said, "and now I am done. Come and help us put it right."',
        ],
        seven: [
          '{hero} waited for the cross feeling. It was there, but it was looking at its watch. "Thank you for telling me," {he} said. "That must have been the hardest part." And {he} held out {his} {hand}, and {keeper} took it, and something that had been tied up came loose.',
        ],
        verse: ['"You told me true," said {hero}. "And so / We\'ll mend it together, and let it all go."'],
        small: ['"It is all right now. / We can mend it somehow."'],
      },
      close: {
        seven: [
          '{hero} looked for the cross speech, in case {he} needed it. It had gone, and there was only a soft place where it used to be.',
        ],
        verse: ['Let go of the cross, let go of the day, / And feel how it floats, like a feather, away.'],
      },
    },
    {
      plant: {
        five: ['{hero} was so cross that {he} put on {his} hat upside down and left it.'],
        seven: [
          '{hero} was cross. {He} {was} cross in the kitchen and cross on the stairs, and then {he} went out to be cross where there was more room.',
        ],
        verse: ['Cross on the stairs and cross in the hall! / {hero} was crossest of them all.'],
        small: ['{hero} was mad. / Mad, mad and sad.'],
      },
      low: {
        five: ['{hero} tried to stay cross. But {friend} had a leaf on {fhis} nose, and it was very hard.'],
        seven: [
          '"Are you still cross?" asked {friend}. {hero} felt about inside. "There is some left at the bottom," {he} said. "It is mostly sad."',
        ],
        verse: [
          '{hero} felt round for the cross, for the mad. / There was some at the bottom. It mostly was sad.',
        ],
        small: ['"Still mad?" "A bit. / I am done with it."'],
      },
      test: {
        three: ['"I did it," said {keeper}. "I feel so bad."'],
        five: [
          '"It was my doing," said {keeper}. "I made you this. It is a sorry." It was a small thing, made of grass, and it had come out crooked.',
        ],
        seven: [
          '"It was my doing," said {keeper}. {khe} held out something made of grass. "I have made you a sorry. I have never made one before. I think that this is the front." Then {khe} closed {khis} eyes, and waited.',
        ],
        verse: [
          '"I did it," said {keeper}. "I\'ve made you a thing. / It\'s a sorry, of grass, with a bit of old string."',
        ],
        small: ['"I am so sad. / I did it. I was bad."'],
      },
      act: {
        three: ['{hero} took it. "I am not mad now," said {hero}.'],
        five: [
          '{hero} looked at the crooked sorry. {He} put it on {his} hat. "It fits," {he} said. "We are friends now." And {keeper} could look up again.',
        ],
        seven: [
          '{hero} took the sorry. It weighed nothing, and it must have taken hours. All at once the cross was gone, even the bit at the bottom. "It is the best one I have ever had," {he} said. "I am going to keep it." {keeper} opened one eye, and then the other.',
        ],
        verse: [
          '{hero} put it on {his} hat with a pin. / "It\'s a very good sorry. I\'ll wear it. Come in!"',
        ],
        small: ['"I am not mad now. / Come, take a bow!"'],
      },
      close: {
        five: ['The small grass sorry lay by the bed. It smelled of summer.'],
        seven: [
          'The crooked grass sorry hung on the bedpost. There was no cross left for it to mend, so it just hung there and smelled of hay.',
        ],
        verse: ['The mad is gone, the sad is too. / The bed is soft and waits for you.'],
      },
    },
  ],
}

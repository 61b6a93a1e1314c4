import type { ThemeData } from '../schema.ts'

export const wonder: ThemeData = {
  refrains: ['Oh, look. Oh, look up.', 'Stop a bit, and look again.', 'Hush now, and see.'],
  summary: ['Everyone hurries past the best thing of all, and two of them stop.'],
  strands: [
    {
      plant: {
        three: [
          '{hero} saw big things. {He} did not see small things.',
          '{hero} ran by a drop of dew. {He} did not see it.',
        ],
        five: [
          '{hero} walked with {his} nose in front, and hardly ever looked up.',
          '"There is nothing new {in} {land}," said {hero}. {He} had not looked since spring.',
        ],
        seven: [
          '{hero} thought {he} had seen everything {in} {land} at least twice, and {he} had stopped looking some time ago.',
        ],
        verse: ['"I\'ve seen it all," said {hero}, "I know. / The top, the bottom, high and low."'],
      },
      low: {
        three: [
          'They sat down. A drop hung on a leaf. In it was the sky!',
          '"Look," said {friend}. One small light. How pretty!',
        ],
        five: [
          'They were too tired to go on, so they lay on their backs. They had not looked up all day. And there it all was.',
        ],
        seven: [
          'They lay down, because there was no more walking left in them. And since they were on their backs, there was nothing to look at but up. The sky was changing colour, from one edge to the other, and it did not seem to mind if anybody watched. "Has it always done that?" whispered {hero}.',
        ],
        verse: ['They lay on their backs and looked up high. / Oh, when had there been so much sky?'],
        small: ['They lay and looked high. / So much, much sky!'],
      },
      test: {
        three: ['"Look up," said {keeper}. "No one looks."', '"Shh," said {keeper}. "It hides if you run."'],
        five: [
          '"It only works if somebody looks," said {keeper}, "really looks. And everybody is so busy." {khe} patted the ground beside {khim}.',
        ],
        seven: [
          '"They all come to fetch something," said {keeper}, "and they look for just that, and go. They have been standing in the middle of it, every one, and never saw it." {khe} put a finger to {khis} lips. "It is shy. It only comes out for people who are not looking for anything."',
        ],
        verse: ['"They all rush past," said {keeper}, "and so / They never see the best of the show."'],
        small: ['"They all run by, / and none look high."'],
      },
      act: {
        three: [
          '{hero} stood still. {hero} looked. Oh! Oh, how it shone.',
          'They all looked up. "Oh," said {hero}. Just "oh."',
        ],
        five: [
          '{hero} stopped wanting anything. {He} only looked. At first there was nothing. Then there was one tiny light, and one more, and then so many that {he} forgot to closed {his} mouth.',
        ],
        seven: [
          '{hero} put away the hurry, and the plan, and even the reason they had come. {He} just stood there with {his} eyes open. One spark came up out of the stillness. Then another. Then the whole of {far} was full of small lights, rising and turning, without a sound. No one said anything. There was not a word that was big enough.',
        ],
        verse: ['So {hero} stood still, and looked, and oh! / A hundred lights began to glow.'],
        small: ['{hero} looked, and oh! / The lights sat in a row.'],
      },
      close: {
        three: ['{hero} looked up one more time. Oh. Good night.', 'One small light. One big yawn.'],
        five: [
          'Before {he} slept, {hero} looked at the window once more. It was just an ordinary night. It was full of stars.',
        ],
        seven: [
          'It was only an ordinary night, with the ordinary stars in it, thousands and thousands of them, each one in its place. {hero} tried to see them all before {his} eyes closed, and nearly did.',
        ],
        verse: ['An ordinary night, no more: / Ten thousand stars above the door.'],
      },
    },
    {
      plant: {
        five: ['"It is only a puddle," {hero} liked to say. "It is only the moon."'],
        seven: [
          '"Only" was {hero}\'s favourite word. It was only a beetle, it was only Tuesday, and it was only the sky.',
        ],
        verse: ['"It\'s only a beetle, it\'s only the sky," / Said {hero} to all that went strolling by.'],
      },
      low: {
        five: [
          'A drop hung from a leaf. {hero} looked into it. The whole evening was in there, upside down.',
        ],
        seven: [
          '{friend} was staring at a stone. {hero} came to see what was wrong. Nothing was. There were tiny gold sparks all through it, and it had been lying there for a million years without being looked at.',
        ],
        verse: ['A drop hung down from the tip of a leaf. / It held the whole evening, too fine for belief.'],
        small: ['A drop on a leaf! / So bright, so brief.'],
      },
      test: {
        five: ['"Sit," said {keeper}. "You have looked at a lot today. Now see."'],
        seven: [
          '"How long did you look at the sky today?" asked {keeper}. {hero} thought about it. "I saw it," {he} said. "That is not what I asked," said {keeper}.',
        ],
        verse: [
          '"You\'ve looked," said {keeper}, "but have you seen? / Sit here in the evening, so gold and so green."',
        ],
        small: ['"You look. Now see. / Sit down with me."'],
      },
      act: {
        five: ['{hero} sat, and {his} mouth came open. "It is not only anything," {he} whispered.'],
        seven: [
          '{hero} looked. {He} looked until looking was all there was of {him}. Then the first light came, and another. "Oh," said {hero}. {He} did not say "only". {He} never said it again.',
        ],
        verse: ['{hero} looked up, and forgot to speak. / One small bright tear ran down one cheek.'],
        small: ['{hero} looked up. "Oh! / I did not know."'],
      },
      close: {
        seven: [
          '"It is only bedtime," said {friend}. "It is bedtime," said {hero}, with round eyes, and lay down in the very middle of it.',
        ],
        verse: ['A pillow, a blanket, a moon in the sky. / Oh, wonder of wonders, and oh, lullaby.'],
      },
    },
    {
      plant: {
        five: ['"Seen it," said {hero}, whatever you showed {him}. "Seen it, seen it."'],
        seven: [
          '{hero} had a book with all the things to see in it, and had ticked every one. {He} did not look up much any more.',
        ],
        verse: ['"Seen it," said {hero} to flower and tree. / "Seen it," {he} said to the bird and the bee.'],
        small: ['"I saw it all, / the big and small."'],
      },
      low: {
        five: [
          'They sat down. A small green bug walked by, with gold on its back. They had never seen one so near.',
        ],
        seven: [
          '{friend} held up a leaf against the light. There were roads in it, and rivers, and towns. "Have all leaves got that?" said {hero}. All leaves had.',
        ],
        verse: [
          'They held up a leaf to the last of the light. / There were rivers and roads in it, fine and bright.',
        ],
        small: ['A bug went by. / "It can fly!"'],
      },
      test: {
        three: ['"It is here," said {keeper}. "You do not see it yet."'],
        five: ['"It is right here," said {keeper}. "It was here all day. You just have not seen it yet."'],
        seven: [
          '"You are standing in it," said {keeper}. {hero} looked down. "In what?" "I cannot tell you," said {khe}. "I can only wait until you see."',
        ],
        verse: [
          '"You\'re standing right in it," said {keeper}. "It\'s here. / I cannot just tell you. You must let it come near."',
        ],
        small: ['"It is right here. / So look, my dear."'],
      },
      act: {
        three: ['{hero} looked, and looked, and saw. "Oh my!"'],
        five: [
          '{hero} looked slowly, as if for the first time. The stones had sparks in them. The air had gold in it. "Oh my," {he} said.',
        ],
        seven: [
          '{hero} closed {his} eyes and opened them, as one does with a stiff door. Everything was where it had been. But now each stone had its own small shine, and the air was full of gold dust, going nowhere. "I have not seen it," {he} said softly. "I have not seen any of it."',
        ],
        verse: ['{hero} looked slowly, from left to right. / Each stone had a spark, each leaf had a light.'],
        small: ['{hero} saw. "Oh my! / Oh look, the sky!"'],
      },
      close: {
        five: ['"Good night, moon," said {hero}. {He} had never seen it before. Not like that.'],
        seven: [
          '{hero} rubbed out all the ticks in {his} book, and had everything to see again. {He} began with the dark behind {his} eyes.',
          '{hero} rubbed out all the ticks in {his} book, and had everything to see again. {He} began with a dream.',
        ],
        verse: ["It's all still there, for you and me. / Tomorrow there's all of it left to see."],
      },
    },
  ],
}

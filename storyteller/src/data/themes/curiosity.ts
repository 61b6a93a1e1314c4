import type { ThemeData } from '../schema.ts'

export const curiosity: ThemeData = {
  refrains: [
    'What is that? Let us go and see.',
    'Ask it once, and ask again.',
    'Why, oh why, oh why, oh why?',
  ],
  summary: ['Everybody has an answer, and no one has asked the right question.'],
  strands: [
    {
      plant: {
        three: ['"Why?" said {hero}. "How? What is that?"', '{hero} asked and asked. Why, why, why?'],
        five: [
          '{hero} asked so many questions that the clock sometimes stopped to think.',
          '"Why is up up?" asked {hero} at breakfast. "And who told it?"',
        ],
        seven: [
          '{hero} collected questions, as other people collect buttons. {He} had four hundred and six, and not one of them was boring.',
          'By lunch {hero} had usually asked about thirty questions, and by supper {he} had asked what was wrong with the answers.',
        ],
        verse: [
          '"Why?" asked {hero}, and "How?" and "Who? / And is that colour really blue?"',
          'Said {hero}, "Why is up not down? / And who first thought of green and brown?"',
        ],
      },
      low: {
        three: [
          '"I do not know the way," said {hero}. "Let us look."',
          '"What now?" said {friend}. "Good question!" said {hero}.',
        ],
        five: [
          'They had run out of answers. "Then we shall use questions," said {hero}, "because I have plenty of those."',
        ],
        seven: [
          'For once {hero} had no idea. {He} turned it over in {his} head, like a stone to see what lived under it. "When I do not know a thing," {he} said at last, "it only means that I am just before the good part."',
        ],
        verse: ['"I do not know," said {hero}. "How grand! / It\'s time to look, and understand."'],
        small: ['"Which way is best?" / "Let us look, then rest."'],
      },
      test: {
        three: [
          '{keeper} did not say a word. No one knew why.',
          '{keeper} sat and sat. No one ever asked why.',
        ],
        five: [
          '{keeper} would not let anybody by, and would not say why. "It is no use," people said, and went home. But no one had asked.',
        ],
        seven: [
          '{keeper} sat right in the way and said nothing. People had pushed, people had begged, people had brought cake, and in the end they had all gone home and called {khim} stubborn. {hero} put {his} head on one side. Of all the things they had tried, there was one that no one had thought of.',
        ],
        verse: ['There {keeper} sat, and spoke no word. / Nobody asked, and so nobody heard.'],
        small: ['{keeper} sat still. / "No one asks. Who will?"'],
      },
      act: {
        three: [
          '"Why do you sit here?" asked {hero}. {keeper} smiled. "Come and see!"',
          '{hero} asked. {hero} looked. Oh! Now they knew.',
        ],
        five: [
          '{hero} sat down. "Why are you here?" {he} asked. "What are you looking at? Can I see?" {keeper}\'s whole face changed. "You are the first who ever asked," said {khe}, and moved over.',
        ],
        seven: [
          '"What are you looking at?" asked {hero}. {keeper} blinked. "No one ever asked me," said {khe}, and then it all came out: how the light fell just so, and what it showed, and how {khe} had been waiting to tell someone. {hero} asked about every bit of it. And with each answer, one more piece of the puzzle slid into place.',
        ],
        verse: ['Then {hero} asked, "What do you see?" / And {keeper} said, "Come sit with me!"'],
        small: ['"Why do you sit there?" / "Look! I will share."'],
      },
      close: {
        three: [
          '"Why do we sleep?" said {hero}. Then {he} knew. Zzz.',
          'One more why. One more yawn. Good night.',
        ],
        five: [
          '"What is sleep made of?" asked {hero}, and went to find out.',
          '{hero} had one more question, but it fell asleep before {he} did.',
        ],
        seven: [
          '"{friend}," said {hero}, "where does the day go, when it goes?" But {friend} was asleep. So {hero} closed {his} eyes, and followed it, to see.',
        ],
        verse: ["What's sleep? Where does the daytime go? / Just shut your eyes, and then you'll know."],
      },
    },
    {
      plant: {
        five: ['"What is under that?" asked {hero}. It was a question that often led to frogs.'],
        seven: [
          '{hero} had once followed an ant for a whole day. "Well, it knew where it was going," {he} said, "and I did not."',
        ],
        verse: ["What's under this? And what's in there? / {hero} just had to look everywhere."],
      },
      low: {
        five: ['"We are stuck," said {friend}. "How interesting," said {hero}. "In what way are we stuck?"'],
        seven: [
          '"We do not know where we are," said {friend}. {hero} beamed. "Then everything we see is a discovery," {he} said.',
        ],
        verse: [
          '"We\'re stuck," said {friend}. "How stuck?" asked {hero} with glee. / "Let\'s look very closely, and then we shall see."',
        ],
        small: ['"Are we stuck? Oh, good! / Look here, at this wood!"'],
      },
      test: {
        five: [
          '{keeper} shook {khis} head at everyone. "They all tell me things," said {khe}. "No one asks."',
        ],
        seven: [
          '"If you have come to tell me something, you can go home," said {keeper}. "I have been told things all day." {hero} had not come to tell anybody anything.',
        ],
        verse: ['"They tell me this, they tell me that. / Nobody asks," said {keeper}, and sat.'],
        small: ['"They talk all day. / I can not say."'],
      },
      act: {
        five: [
          '"What do you think?" asked {hero}. {keeper} sat up. And out it all came, the one thing nobody else had known.',
        ],
        seven: [
          '"What is it like, being you?" asked {hero}. {keeper} opened {khis} mouth and shut it again. Then {khe} told them. And in the very middle of it, like a nut in a cake, was the answer that they had come for.',
        ],
        verse: [
          '"What\'s it like to be you?" asked {hero}. "Do say." / And {keeper} told all, and it opened the way.',
        ],
        small: ['"What do you think?" / It came in a wink.'],
      },
      close: {
        seven: [
          '{hero} had found eleven answers that day, and thirty new questions. It was a very good bargain. {He} took the best one to bed.',
        ],
        verse: ["Good night to who, good night to why. / Tomorrow's questions wait nearby."],
      },
    },
    {
      plant: {
        five: [
          '{hero} looked under things. {He} looked under stones, and beds, and hats. There was always something.',
        ],
        seven: [
          '{hero} had read the whole of the map, and even what it said under the fold. {He} liked best the parts with nothing on them.',
        ],
        verse: ['{hero} looked under the rug and the stair, / And always asked, "But what lives there?"'],
        small: ['"What is in there? / Why? How? And where?"'],
      },
      low: {
        five: [
          '"I want to stop," said {friend}. "But what if it is just round that bend?" said {hero}. So they went to see.',
        ],
        seven: [
          '"What do you think is at the end?" said {friend}. "I do not know," said {hero}, with such a happy face that {friend} stood up and came along.',
        ],
        verse: [
          '"What\'s round the bend?" {he} asked. "Let\'s see!" / It was one more bend, and one more tree.',
        ],
        small: ['"What is round there?" / "Look, if you dare!"'],
      },
      test: {
        three: ['{keeper} had a box. {keeper} sat on it. No one asked.'],
        five: [
          '{keeper} sat on a box. {khe} had sat on it all day. People went by and said it was a nice box.',
        ],
        seven: [
          '{keeper} was sitting on a box. Many had gone by, and had said that it was a fine evening, and that it looked like a good firm box. {keeper} sighed. {khe} seemed to be waiting for one more word.',
        ],
        verse: ['There {keeper} sat upon a box, / And no one asked, and no one knocks.'],
        small: ['It sat on a box, / and under two socks.'],
      },
      act: {
        three: ['"What is in the box?" said {hero}. "At last!" said {keeper}.'],
        five: [
          '"What is in the box?" asked {hero}. {keeper} jumped up. "At last!" said {khe}. "I have waited so long for someone to ask!"',
        ],
        seven: [
          '{hero} looked at the box from the left and the right. "Please," {he} said, "what is in it?" {keeper} was on {khis} feet at once. "I thought you would never say it!" {khe} cried. "It only opens if you ask."',
        ],
        verse: [
          '"What\'s in the box?" asked {hero}. "May I see?" / "At last!" said {keeper}. "It just needed that key."',
        ],
        small: ['"What is in there?" / "At last! You care!"'],
      },
      close: {
        five: ['{hero} looked under the bed, and in the bed. There was something in it. It was {hero}.'],
        seven: [
          'There was one thing left to look into, and that was the inside of {his} eyelids. {hero} closed them, and had a good look round.',
        ],
        verse: ["What's under the pillow? What's in a dream? / Things are more than they first may seem."],
      },
    },
  ],
}

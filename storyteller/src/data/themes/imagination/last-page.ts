import type { Strand } from '../../schema.ts'

export const lastPage: Strand = {
  plant: {
    three: ['{hero} told tales. In all of them was a pig.'],
    five: ['{hero} never let a story stop. When it ended {he} put in a pig, and went on.'],
    seven: [
      '{hero} did not hold with the words The End. {He} always wanted to know what happened on the Tuesday after. So {he} made it up, and there was often a pig in it.',
    ],
    verse: [
      '"The end," said the book. "It is not," {hero} said, / And told three more parts of it, standing in bed.',
      '"The end" was a thing that {hero} called wrong. / {He} put in a pig, and the pig went along.',
    ],
  },
  low: {
    three: ['"What if this is a tale?" said {hero}. "Then we do get there!"'],
    five: [
      '"If this were a story," said {hero}, "it would be the sad bit in the middle." "What comes after that?" asked {friend}. "The pig," said {hero}. They felt better.',
    ],
    seven: [
      '"This is the page where they think they will never get there," said {hero}. "How many pages are left?" asked {friend}. {hero} felt the edge of the evening, as if it were a book. "Enough," {he} said. "And it is far too late in the story to stop."',
    ],
    verse: [
      '"If this were a tale," said {hero}, "we\'d be / In the part where it\'s hard, on page fifty-three."',
      '"What comes in this part?" asked {friend}. "It\'s sad." / "A pig," said {hero}, and both were glad.',
    ],
    small: ['"If this is a tale, / we can not fail."'],
  },
  test: {
    three: ['{keeper}\'s book had no end. "Where did the pig go?"'],
    five: [
      '{keeper} had a book with no last page. "I read it every night," said {khe}. "The little pig is still up in the air."',
    ],
    seven: [
      '{keeper} had a book, and the last page was missing. "There is a pig, and a river, and he jumps," said {khe}, "and then there is the back cover. How can I let people by, with a pig in the air?"',
    ],
    verse: [
      '"The last page is gone," said {keeper}, "you see. / The pig\'s in the air. Oh, where can he be?"',
    ],
    small: ['"Where did Pig go? / I have to know!"'],
  },
  act: {
    three: ['"The pig came down in jam. The end!" said {hero}.'],
    five: [
      '{hero} shut {his} eyes, and there was the pig. "He came down in his own haystack," {he} said. {keeper} let out a long breath.',
    ],
    seven: [
      '{hero} looked hard at the place where the page was not. "He had forgotten that pigs cannot fly," {he} said slowly, "so he went right over, and was home before his soup was cold." "And the soup?" whispered {keeper}. "Pea," said {hero}. "The End."',
    ],
    verse: [
      '"He landed in hay," said {hero}, "quite near, / With soup on the table." And {keeper} said, "Hear, hear!"',
    ],
    small: ['"The pig fell in hay. / He is fine. Hooray!"'],
  },
  close: {
    three: ['And then the pig slept. So did {hero}. The end.'],
    five: ['"And then?" said {friend}. "And then they slept," said {hero}, "and so did the pig."'],
    seven: [
      '"What happens on the Tuesday after?" asked {friend}. {hero} began to say, but the words were already lying down, one after another. It was, for once, the end.',
    ],
    verse: [
      'And then? Then they slept, and the pig did as well. / And that is as much as there is to tell.',
      "The last page is turned, and the pig is in bed. / There's always tomorrow for more to be said.",
    ],
  },
}

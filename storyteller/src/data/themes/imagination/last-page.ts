import type { Strand } from '../../schema.ts'

export const lastPage: Strand = {
  plant: {
    three: [
      '{hero} told tales. In all of them was a pig.',
      '"And then?" said {hero}. "Then a pig came!"',
      'No book had an end for {hero}.',
    ],
    five: [
      '{hero} never let a story stop. When it ended {he} put in a pig, and went on.',
      '"What did the pig do then?" {hero} asked, about a book with no pig in it.',
      '{hero} told the cat a story every evening. The pig was in it, and the cat had begun to look out for him.',
    ],
    seven: [
      '{hero} did not hold with the words The End. {He} always wanted to know what happened on the Tuesday after. So {he} made it up, and there was often a pig in it.',
      'Somebody had read {hero} a very sad story once. {He} had sent in a pig on page nine, and it had all come right.',
      '{hero} wrote in the backs of books, where there is space. What {he} wrote began, mostly, "But the pig."',
    ],
    verse: [
      '"The end," said the book. "It is not," {hero} said, / And told three more parts of it, standing in bed.',
      '"The end" was a thing that {hero} called wrong. / {He} put in a pig, and the pig went along.',
    ],
  },
  low: {
    three: [
      '"What if this is a tale?" said {hero}. "Then we do get there!"',
      '"What comes next?" "We get up," said {hero}.',
      '"A pig would go on," said {hero}. So they did.',
    ],
    five: [
      '"If this were a story," said {hero}, "it would be the sad bit in the middle." "What comes after that?" asked {friend}. "The pig," said {hero}. They felt better.',
      '"I would like to skip this page," said {friend}. "You cannot," said {hero}. "It is holding up the next one."',
      '{hero} put a pig in, a bit ahead, just round the bend. They had to hurry to see him.',
    ],
    seven: [
      '"This is the page where they think they will never get there," said {hero}. "How many pages are left?" asked {friend}. {hero} felt the edge of the evening, as if it were a book. "Enough," {he} said. "And it is far too late in the story to stop."',
      '"Once there were two friends who sat down," said {hero}, "and they thought that it was the end of the story." "Was it?" asked {friend}. "It was a comma," said {hero}.',
      '{friend} asked if they came out of it all right. {hero} looked ahead, as if through the pages. "There is a pig," {he} said, "and he is smiling." That would do.',
    ],
    verse: [
      '"If this were a tale," said {hero}, "we\'d be / In the part where it\'s hard, on page fifty-three."',
      '"What comes in this part?" asked {friend}. "It\'s sad." / "A pig," said {hero}, and both were glad.',
    ],
    small: ['"If this is a tale, / we can not fail."'],
  },
  test: {
    three: [
      '{keeper}\'s book had no end. "Where did the pig go?"',
      '"It just stops!" said {keeper}. "The pig is wet."',
    ],
    five: [
      '{keeper} had a book with no last page. "The little pig," said {khe}, "is still up in the air."',
      '"A goat ate the last page," said {keeper}. "The pig hears a knock, and that is all."',
    ],
    seven: [
      '{keeper} had a book, and the last page was missing. "There is a pig, and a river, and he jumps," said {khe}, "and then there is the back cover. How can I let people by, with him in the air?"',
      '"It says, and then the pig," said {keeper}, with a thin old book, "and then it stops. I have waited for the rest since I was small."',
    ],
    verse: [
      '"The last page is gone," said {keeper}, "you see. / The pig\'s in the air. Oh, where can he be?"',
    ],
    small: ['"Where did Pig go? / I have to know!"'],
  },
  act: {
    three: [
      '"The pig came down in jam. The end!" said {hero}.',
      '"Then the sun came out," said {hero}. "Pig was dry!"',
    ],
    five: [
      '{hero} shut {his} eyes, and there was the pig. "He came down in his own haystack," {he} said. {keeper} let out a long breath.',
      '"It was us," said {hero}, "with cake." {keeper} thought it over. "So it was," said {khe}, and shut the book at last.',
    ],
    seven: [
      '{hero} looked hard at the place where the page was not. "He forgot that pigs cannot fly," {he} said slowly, "so he went right over, and was home before his pie was cold." "And the pie?" whispered {keeper}. "Apple," said {hero}. "The End."',
      '{hero} took a breath and began where the words left off. And then the pig put down the bag, {he} said, and went back for his friend. It took a whole page to find him. It took another to say sorry. When it was over, {keeper} closed the book. "Yes," said {khe}. "He would."',
    ],
    verse: [
      '"He landed in hay," said {hero}, "quite near, / With soup on the table." And {keeper} said, "Hear, hear!"',
    ],
    small: ['"The pig fell in hay. / He is fine. Hooray!"'],
  },
  close: {
    three: [
      'And then the pig slept. So did {hero}. The end.',
      '"And then?" said {friend}. {hero} slept. The end.',
      'The pig shut the book.',
    ],
    five: [
      '"And then?" said {friend}. "And then they slept," said {hero}, "and so did the pig."',
      '{hero} began one more story, and fell asleep before the pig came in. He had to wait outside.',
      'Nobody said The End. The page was only turned down at the corner.',
    ],
    seven: [
      '"What happens on the Tuesday after?" asked {friend}. {hero} began to say, but the words were already lying down, one after another. It was, for once, the end.',
      "The pig came through {hero}'s dream with a bag, on his way to some other book. He lifted his hat.",
      '"But the pig," said {hero}, from far down in the pillow, and that was the beginning of tomorrow\'s.',
    ],
    verse: [
      'And then? Then they slept, and the pig did as well. / And that is as much as there is to tell.',
      "The last page is turned, and the pig is in bed. / There's always tomorrow for more to be said.",
    ],
  },
}

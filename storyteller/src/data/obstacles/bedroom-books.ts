import type { ObstacleData } from '../schema.ts'

export const bedroomBooks: ObstacleData = {
  id: 'bedroom-books',
  kind: 'up',
  place: 'bedroom-floor',
  props: [{ prop: 'book', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Books, books, books! It was a wall.',
      'The books stood up, side by side. They were as high as a wall.',
      'A wall! Who put it up? It was all books.',
      'Red book, blue book, fat book. No way by!',
      '"Shall we read it?" said {friend}. Books, like a wall!',
      'Books to the left. Books to the right.',
    ],
    five: [
      'Somebody had built a wall of books across the floor. It had {dictionaries|an atlas} at the bottom.',
      'Books stood on the floor like a wall. They were as high as four shoes.',
      'The way was full of books. They stood there and would not be read.',
      'They looked up at the books. From down here each one could be a door.',
      'Somebody had made a fence of books, and on each board of the fence was a title.',
      '"Knock on that one," said {friend}. It was a book about ants. Nobody opened.',
    ],
    seven: [
      'Across the floor stood a wall of books. It began with an atlas and ended with a {cookbook|songbook}, and somebody had gone to bed without taking it down.',
      'Books stood right across the floor, side by side and shoulder to shoulder. To anyone of a proper size it was a shelf. To them it was a wall.',
      'Somebody had left their books across the floor, like a wall, with the thickest ones in the middle.',
      'You would step over such a row of books without a thought. But they were as high as a thumb just now, and a thumb has to think.',
      'A book about whales stood next to a book about bread, and so on from wall to wall, and not one would move up.',
      'Everyone had told {hero} that books would take {him} far. These books did not let {him} by at all.',
    ],
    verse: [
      'A wall of books rose straight and tall, / With an atlas stuck beneath it all.',
      "The books stood up like a wall in a row. / They wouldn't let anyone come or go.",
    ],
    small: ['Books, books, books, / in all of the nooks!', 'Books in a wall! / So thick, so tall.'],
  },
  solve: {
    three: [
      'They took some books. Big, then small. A stair! Up and over.',
      'Fat books first. Then thin ones. Step, step, and over.',
      'They made a stair. Over!',
      'Book on book on book. Up, up, over!',
      '{friend} pushed a book. {hero} pushed a book. Now it was steps!',
      'Fat book down. Thin book on top. Hop!',
    ],
    five: [
      'They pulled out the books at the end and stacked them in steps, big ones first. Up they went, {chapter by chapter|book by book}.',
      'They made a stair out of them. The fat ones were at the bottom. Up they went.',
      'Big book, small book, smaller book. It was a stair, and they walked over.',
      'It was hard work, for a book is as heavy as a bed. But four of them made good stairs.',
      'Book by book they took the fence and made a hill out of it, wide at the foot and small on top.',
      'Whales at the bottom, bread in the middle, ants on top. They went up by book, and slid down by book.',
    ],
    seven: [
      'They took the books from the end of the wall and built them up again as a stair, the widest ones below. It led over the cookery and down by way of the poems. They wiped their feet at every title.',
      'So they moved the wall. The fattest went at the bottom, and the thin ones on top, and when they had finished it was a stair with a poem for its last step. They walked over it and out at the other side.',
      'They built it all again, this time with steps, and went over it from A to Z.',
      'The dictionary went first, for nothing moves a dictionary once it is down. Then came fairy tales, and last a thin one about mice. They had a nice view from the mice.',
      'They pushed the books about, one after another, grunting, until there was a step, and a step on that, and a last one. Reading takes you up in the world.',
      '"The big ones are for standing on and the little ones for getting up," said {friend}, and so they built it, four books high, and were across by page ten.',
    ],
    verse: [
      'They made a stair, big books below, / And over the wall went, heel and toe.',
      'The big ones below and the thin ones on top, / They walked up a stair, with a story to stop.',
    ],
    small: ['They made a stair. / "Up! We are there."', 'Book on a book. / Up! Have a look.'],
  },
  fact: {
    three: [
      '"Big ones go low," said {hero}. "Then it will not fall."',
      '"Big ones low," said {hero}.',
      '"Wide at the foot, thin on top," said {hero}.',
    ],
    five: [
      '"If the wide ones are at the bottom," said {hero}, "it cannot tip. A stack is only as good as its feet."',
      '"Heavy things go below," said {hero}. "Then the rest has something to sit on."',
      '"A pile with a wide foot can not fall," said {hero}. "So the fat ones go first."',
    ],
    seven: [
      '"A thing stands as long as its middle is over its feet," said {hero}. "So we want wide feet. Put the heavy ones below, and the rest will sit still."',
      '"What is wide below stands still," said {hero}. "So the fat books go at the bottom."',
      '"It only falls if its middle hangs over the side," said {hero}. "So let us make it broad where it stands."',
    ],
    verse: ['"The wide ones low, the small ones high, / Then it won\'t tip as we pass by."'],
    small: ['"Big ones below. / Then up we go."'],
  },
}

import type { ObstacleData } from '../schema.ts'

export const bedroomBooks: ObstacleData = {
  id: 'bedroom-books',
  kind: 'up',
  place: 'bedroom-floor',
  props: [{ prop: 'book', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Books, books, books! A wall of books.',
      'The books stood up, side by side. They were as high as a wall.',
    ],
    five: [
      'Somebody had built a wall of books across the floor. It had {dictionaries|an atlas} at the bottom.',
      'A wall of books stood on the floor. It was as high as four shoes.',
      'The way was full of books. They stood there and would not be read.',
    ],
    seven: [
      'Across the floor stood a wall of books. It had an atlas at the bottom and a {cookbook|songbook} on top, and somebody had gone to bed without taking it down.',
      'Books stood right across the floor, side by side and shoulder to shoulder. To anyone of a proper size it was a shelf. To them it was a wall.',
      'Somebody had left a wall of books across the floor, with the thickest ones in the middle.',
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
    ],
    five: [
      'They pulled out the books at the end and stacked them in steps, big ones first. Up they went, {chapter by chapter|book by book}.',
      'They made a stair out of them. The fat ones were at the bottom. Up they went.',
      'Big book, small book, smaller book. It was a stair, and they walked over.',
    ],
    seven: [
      'They took the books from the end of the wall and built them up again as a stair, the widest ones below. It led over the cookery and down by way of the poems. They wiped their feet at every title.',
      'So they moved the wall. The fattest went at the bottom, and the thin ones on top, and when they had finished it was a stair with a poem for its last step. They walked over it and out at the other side.',
      'They built the wall again, as a stair this time, and went over it from A to Z.',
    ],
    verse: [
      'They made a stair, big books below, / And over the wall went, heel and toe.',
      'The big ones below and the thin ones on top, / They walked up a stair, with a story to stop.',
    ],
    small: ['They made a stair. / "Up! We are there."', 'Book on a book. / Up! Have a look.'],
  },
  fact: {
    three: ['"Big ones go low," said {hero}. "Then it will not fall."', '"Big ones low," said {hero}.'],
    five: [
      '"If the wide ones are at the bottom," said {hero}, "it cannot tip. A tower is only as good as its feet."',
      '"If the wide ones are at the bottom," said {hero}, "it cannot tip. A stack is only as good as its feet."',
    ],
    seven: [
      '"A thing stands as long as its middle is over its feet," said {hero}. "So we want wide feet. Put the heavy ones below, and the rest will sit still."',
      '"What is wide below stands still," said {hero}. "So the fat books go at the bottom."',
    ],
    verse: ['"The wide ones low, the small ones high, / Then it won\'t tip as we pass by."'],
    small: ['"Big ones below. / Then up we go."'],
  },
}

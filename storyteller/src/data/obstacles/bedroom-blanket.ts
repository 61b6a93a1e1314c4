import type { ObstacleData } from '../schema.ts'

export const bedroomBlanket: ObstacleData = {
  id: 'bedroom-blanket',
  kind: 'lost',
  place: 'blanket-fort',
  props: [{ prop: 'blanket', where: 'near' }],
  tool: 'rope',
  avoid: [],
  meet: {
    three: [
      'In they went. Blanket here, blanket there. Which way?',
      'Under the blanket it was all soft. Left was soft. Right was soft.',
    ],
    five: [
      'Under the blanket everything was {soft and the same|warm and the same}. There were folds to the left, and folds to the right.',
      'Under the blanket it was all the same. Which way was on?',
      'They went under a fold, and under a fold, and came out where they had come in.',
    ],
    seven: [
      'They lifted the edge of the blanket, and went in. It was like walking inside a loaf. There were passages of wool that went nowhere, and a {cushion|sleeve} that turned out to be the same one three times.',
      'Under the blanket there were halls and caves, all soft, and all alike. They passed a crumb. Later they passed it again. It was the same crumb.',
      'Under the blanket there were nothing but folds, and behind each fold was the next.',
    ],
    verse: [
      'Beneath the blanket, fold upon fold, / All looked the same, and the paths all rolled.',
      'One fold went left and one fold went right. / They met the same crumb for a third time that night.',
    ],
    small: ['Under the blanket, so low! / Which way to go?', 'Soft here, soft there. / Blanket everywhere!'],
  },
  solve: {
    three: [
      'They let out string. Out, out, out. Now they knew the way!',
      '"Hold the string," said {friend}. It took them back, and then out.',
      'The string led them out.',
    ],
    five: [
      'They tied a string to the bedpost, and let it out behind them. Each time the way was wrong, the string took them back, until it was right.',
      'They tied a string to the bed, and took the other end. So they did not go the same way two times.',
      'A string ran out behind them. It told them where they had been, and so they got out.',
    ],
    seven: [
      'They tied one end of the string to the bedpost. Then they went in, letting it out behind them, and wherever they met their own string they turned the other way. In that fashion there are only so many wrong ways, and after a while they had used them all up.',
      '{hero} tied a string to the leg of the bed and let it out as they went. Where there was string they had been. Where there was none they had not. It is very simple, and it found them the way out by the ninth fold.',
      'They let out a string as they went, and turned back wherever they met it. In the end there was only one way left.',
    ],
    verse: [
      'They let out a string as they went along, / And it brought them back when the way was wrong.',
      "They let out a string as they went, all the way, / And it showed them the places they'd been to that day.",
    ],
    small: [
      'They let out a string. / A very good thing!',
      '"String here? Not that!" / On they went, pat, pat.',
    ],
  },
  fact: {
    three: ['"String can show where we were," said {hero}.', '"String shows the way," said {hero}.'],
    five: ['"If we mark where we have been," said {hero}, "then all the rest is new."'],
    seven: [
      '"A maze is only hard if you do the same bit twice," said {hero}. "Mark each bit that you have tried. Then every step is either a new one, or a way to stop."',
      '"If we mark where we have been," said {hero}, "we can not go wrong the same way twice."',
    ],
    verse: ['"Just mark each path, and then you\'ll find / You never repeat the ones behind."'],
    small: ['"Go by the string. / It knows each thing."'],
  },
}

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
      'The blanket was big. They were small. Where was out?',
      'Soft and warm! But the blanket had no path.',
      '"I see blanket," said {friend}. "I see blanket too."',
      'Blanket up, blanket down, blanket all round.',
    ],
    five: [
      'Under the blanket everything was {soft and the same|warm and the same}. There were folds to the left, and folds to the right.',
      'It was all blanket and nothing else. Which way was on?',
      'They went under a fold, and under a fold, and came out where they had come in.',
      'The blanket had hills and holes in it, and from inside they all looked like home.',
      'There was a button in the blanket. They walked on, and met a button, and it was the same one.',
      'In the blanket it was warm as toast, and just as hard to find your way in.',
    ],
    seven: [
      'They lifted the edge of the blanket, and went in. It was like walking inside a loaf. There were passages of wool that went nowhere, and a {cushion|sleeve} that turned out to be the same one three times.',
      'Under the blanket there were halls and caves, all soft, and all alike. They passed a crumb. Later they passed it again. It was the same crumb.',
      'It was a blanket with nothing in it but folds, and behind each fold was the next.',
      '"Left at the big fold," said {friend}. But the blanket was big folds from one end to the other, and each of them thought that it was meant.',
      'It would have been a lovely blanket to go to sleep in. That was the trouble. To go to sleep in it was all that it was made for.',
      'The blanket closed at their backs, as soft doors do. Ahead of them it went up, and down, and up, and somewhere in the middle lay a lost sock.',
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
      'They had a string. It said, "Not here. There!"',
      '{friend} held one end of string. {hero} went on. Out!',
      'A long, long string. They did not go wrong two times.',
    ],
    five: [
      'They tied a string to the bedpost, and let it out behind them. Each time the way was wrong, the string took them back, until it was right.',
      'One end of a string was tied to the bed, and they took the other end. So they did not go the same way two times.',
      'A string ran out behind them. It told them where they had been, and so they got out.',
      'Where the string lay they had been. So there was less and less to go wrong in, and then there was light.',
      '{hero} made a string fast to a button and took the rest along. The button did not get a third visit.',
      'With a string behind them they could not be fooled. Six folds were wrong, and the seventh had the floor in it.',
    ],
    seven: [
      'They tied one end of the string to the bedpost. Then they went in, letting it out behind them, and wherever they met their own string they turned the other way. In that fashion there are only so many wrong ways, and after a while they had used them all up.',
      '{hero} tied a string to the leg of the bed and let it out as they went. Where there was string they had been. Where there was none they had not. It is very simple, and it found them the way out by the ninth fold.',
      'They let out a string as they went, and turned back wherever they met it. In the end there was only one way left.',
      'They let the string run out behind them like a snail. When they came to their own trail they said, "No, thank you," and took the other side.',
      '{friend} sat at the edge and held the string, and {hero} went in and called out what {he} found. Nothing, a crumb, nothing, a sock, the way out! Then {friend} came along the string.',
      'There was a bit of string in the lost sock. They tied it to the place where they stood, and from then on the folds could not play the same trick on them again.',
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
    three: [
      '"String can show where we were," said {hero}.',
      '"String shows the way," said {hero}.',
      '"String does not forget," said {hero}.',
    ],
    five: [
      '"If we mark where we have been," said {hero}, "then all the rest is new."',
      '"Every wrong way is wrong only once," said {hero}, "if we know it again."',
      '"We can not see where we were," said {hero}, "so we must leave something there."',
    ],
    seven: [
      '"A maze is only hard if you do the same bit twice," said {hero}. "Mark each bit that you have tried. Then every step is either a new one, or a way to stop."',
      '"If we mark where we have been," said {hero}, "we can not go wrong the same way twice."',
      '"In here are just so many ways," said {hero}. "If we never try one of them again, we have to come to the right one."',
    ],
    verse: ['"Just mark each path, and then you\'ll find / You never repeat the ones behind."'],
    small: ['"Go by the string. / It knows each thing."'],
  },
}

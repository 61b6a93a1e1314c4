import type { CompanionData } from '../schema.ts'

export const turtle: CompanionData = {
  noun: 'slow turtle',
  looks: 'green turtle',
  names: ['Shelby', 'Olive', 'Pokey', 'Toto', 'Mosey', 'Agatha', 'Boris', 'Jade'],
  lives: 'both',

  banter: {
    three: [
      '"I am on my way," said {friend}. Slow, slow.',
      '"No rush," said {friend}.',
      '{friend} took one step. Then {fhe} took a rest.',
      '"Look," said {friend}. It was a tiny, tiny flower.',
      '"Are we late?" said {hero}. "No," said {friend}.',
    ],
    five: [
      '{friend} did not hurry. "It will still be there," {fhe} said, and it always was.',
      'They sat down to wait for {friend}, and saw a bud open, and were glad that they had.',
      '"I had a thought," said {friend}. They waited. "It has not come yet," {fhe} said.',
      '{friend} knew all the snails by name, and stopped to ask after each mother.',
      'When it rained, {friend} went indoors without stopping.',
    ],
    seven: [
      '{friend} walked so slowly that {fhe} had to set out again from time to time. "I am not late," {fhe} said. "I am thorough."',
      '{friend} told a story as they went. It began at the gate, and when they came to the far side of everything it had got to the word "but".',
      '"Rushing," said {friend}, "is how you get to the wrong place early."',
      'Whenever they had a rest, {friend} came past. Whenever they went on, they passed {friend}. It was almost like having two of {fhim}.',
      '{friend} had a cup of tea at home, in {fhis} shell, while {fhe} walked. {fhe} offered {hero} a sip through the door.',
    ],
    verse: [
      '"No rush," said {friend}, "for if you run, / You miss the bits that are most fun."',
      '{friend} told stories, a word to a mile. / They did not mind waiting. They sat on a stile.',
      '"I know all the snails on the way," {friend} said, / And stopped to ask each one what books they had read.',
      '{friend} went past when they stopped for their tea. / "I\'m winning," said {friend}, as pleased as could be.',
      'One foot, and a rest, and a look at a bee, / And {friend} saw more than the others could see.',
    ],
    small: [
      'Step. Stop. Step. "Look! / A bug with a book."',
      '"No rush," came the word. / And so said a bird.',
      '{friend} was last. / The snails went past.',
      'One thought, so slow. / "Oh, no. Let it go."',
      'Rain! Drip, drip, drip. / {friend} took a sip.',
    ],
  },
  come: {
    three: [
      '{friend} the {fkind} came. It took a bit. "I will come."',
      'They had set out. "Wait," said {friend} the {fkind}, far back.',
    ],
    five: [
      'They were at the gate when somebody called, "Wait." They waited. After a while it was {friend} the {fkind}.',
      '{friend} the {fkind} had set out to join them that morning, to be on time, and was only a little late.',
    ],
    seven: [
      '"I heard that something had happened," said {friend} the {fkind}, coming up the path, "so I came at once." It had happened at breakfast, and it was tea time now.',
      '{friend} the {fkind} had no packing to do, since {fhe} lived in {fhis} bag. "You go ahead," {fhe} said. "I will be right behind you, in the long run."',
    ],
    verse: [
      '"Wait," called a voice, from a long way back. / It was {friend} the turtle, with house and pack.',
      '"I\'ll come," said {friend} the turtle, "of course. / I may not be quick, but I\'m sure as a horse."',
    ],
    small: [
      '"Wait," came a call. / {friend} was so small.',
      '{friend} was late. / "I am here. Was it eight?"',
    ],
  },
}

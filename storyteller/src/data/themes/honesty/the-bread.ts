import type { Strand } from '../../schema.ts'

export const theBread: Strand = {
  plant: {
    three: ['"How nice!" {hero} said to all. It was not all nice.'],
    five: [
      '{hero} said "lovely" to everything. {He} said it to a hat that looked like a cabbage, and then there were more of those hats.',
    ],
    seven: [
      '{hero} said "How lovely" whenever anyone showed {him} anything. It saved trouble. It was also why {his} aunt had by now knitted {him} eleven brown vests.',
    ],
    verse: [
      '"How lovely!" said {hero}, to this and to that, / To a cake like a brick, and a cabbage-shaped hat.',
      '"That\'s good," said {hero}, to bread that was bad, / To hats, and to songs, and to all that they had.',
    ],
  },
  low: {
    three: ['"Is my hat on right?" said {friend}. "Yes," said {hero}. It was not.'],
    five: [
      '"Is my hat straight?" asked {friend}. "Lovely," said {hero}. Then {friend} walked into a stone, for it was over {fhis} eyes.',
    ],
    seven: [
      '"Am I singing it right?" asked {friend}. "Lovely," said {hero}, whose toes had curled. So {friend} sang all nine verses. Somewhere in the seventh {hero} began to wonder if a true word might have been kinder, and a good deal shorter.',
    ],
    verse: [
      '"Does it suit me?" asked {friend}. "It does," {hero} said. / It did not. It was flat, and it fell off {fhis} head.',
      '"Do you like my song?" asked {friend}. "I do," / Said {hero}. It wasn\'t a bit of it true.',
    ],
    small: ['"Is my hat right?" / It was a sight!'],
  },
  test: {
    three: ['"Do you like my bread?" said {keeper}. It was so bad. Yuck!'],
    five: [
      '"Try my bread," said {keeper}. "They all say that they love it, and then they run." It tasted of wet sock.',
    ],
    seven: [
      '"Everybody says that my bread is lovely," said {keeper}. "Nobody ever has a second slice, and I cannot think why." It was grey. {hero} took a bite, and something in it squeaked. {keeper} leaned forward, and hoped.',
    ],
    verse: ['"My bread," said {keeper}. "They all say, A treat! / And yet no one asks for a second to eat."'],
    small: ['"My bread! Is it good?" / Not as it should.'],
  },
  act: {
    three: ['"No," said {hero}. "It needs salt." In it went. Yum!'],
    five: [
      '{hero} bit back a "lovely". "It is not good yet," {he} said. "I think it needs salt." {keeper} stared. "So that is what it was!"',
    ],
    seven: [
      'The word "lovely" got as far as {his} teeth. {hero} swallowed it. "It is not very nice," {he} said, as kindly as {he} could. "It wants salt. And perhaps not the sock." "Salt," said {keeper}. "And you are the first who liked me enough to say it."',
    ],
    verse: ['"It isn\'t so nice," said {hero}. "It\'s true. / But salt would be good, and a raisin or two."'],
    small: ['"It needs some salt. / It is not your fault."'],
  },
  close: {
    three: ['"Nice hat?" said {friend}. "Bad hat. Good night, {friend}."'],
    five: [
      '"Was it a good day?" asked {friend}. {hero} thought about it, to be sure. "Yes," {he} said, and it was true.',
    ],
    seven: [
      '"Did you like today?" asked {friend}, in the quiet. {hero} did not say "lovely". {He} went over the day, bit by bit. "The middle was too long," {he} said, "but the end was the best I have ever had."',
    ],
    verse: [
      'And was the day good? Say it true, say it low. / It was. So good night to you now. Off you go.',
      'Salt in the bread, and the truth in a bite. / It all came out better. And so, good night.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const theBread: Strand = {
  plant: {
    three: [
      '"How nice!" {hero} said to all. It was not all nice.',
      '"Is it good?" they said. "So good!" said {hero}. It was mud.',
      '{hero} ate a bad bun. "Yum," {he} said. So {he} got two.',
    ],
    five: [
      '{hero} said "lovely" to everything. {He} said it to a hat that looked like a cabbage, and then there were more of those hats.',
      'Somebody once gave {hero} a green cake. {He} said "lovely". Now {he} got one every week.',
      '"Did you like my song?" people asked. "Lovely," said {hero}, and took the cotton out of {his} ears.',
    ],
    seven: [
      '{hero} said "How lovely" whenever anyone showed {him} anything. It saved trouble. It was also why {his} aunt had by now knitted {him} eleven brown vests.',
      '{hero} had never in {his} life told anybody that a thing was bad. As a result {he} owned a good many bad things, and had to dust them.',
      '"Do you like it orange?" the people next door had asked, with one board of the fence done. "Lovely," said {hero}. It was a long fence.',
    ],
    verse: [
      '"How lovely!" said {hero}, to this and to that, / To a cake like a brick, and a cabbage-shaped hat.',
      '"That\'s good," said {hero}, to bread that was bad, / To hats, and to songs, and to all that they had.',
    ],
  },
  low: {
    three: [
      '"Is my hat on right?" said {friend}. "Yes," said {hero}. It was not.',
      '"Did I sing well?" said {friend}. "Yes," said {hero}. So {friend} sang on.',
      '{friend} made {hero} a drink. It was bad. "Yum," said {hero}. {friend} made more.',
    ],
    five: [
      '"Is my hat straight?" asked {friend}. "Lovely," said {hero}. Then {friend} walked into a stone, for it was over {fhis} eyes.',
      '"Does this path go the right way?" asked {friend}, who had picked it. "Lovely," said {hero}. They had to walk all of it back.',
      '{friend} shared a pie {fhe} had made. "Lovely," said {hero}, and hid {his} bit under a stone. The stone moved away from it.',
    ],
    seven: [
      '"Am I singing it right?" asked {friend}. "Lovely," said {hero}, whose toes had curled. So {friend} sang all nine verses. Somewhere in the seventh {hero} began to wonder if a true word might have been kinder, and a good deal shorter.',
      '{friend} had picked {him} a flower, and it made {hero} sneeze. "Lovely," {he} said, and sneezed. So {friend} went and picked {him} the rest of them.',
      '"Shall I carry on with my joke?" asked {friend}. It had been going on since the last hill. "Do," said {hero}, out of habit. {friend} looked so happy that {he} felt quite bad. It had no end yet, {fhe} said, and {fhe} had hoped for some help.',
    ],
    verse: [
      '"Does it suit me?" asked {friend}. "It does," {hero} said. / It did not. It was flat, and it fell off {fhis} head.',
      '"Do you like my song?" asked {friend}. "I do," / Said {hero}. It wasn\'t a bit of it true.',
    ],
    small: ['"Is my hat right?" / It was a sight!'],
  },
  test: {
    three: [
      '"Do you like my bread?" said {keeper}. It was so bad. Yuck!',
      '"Eat my bread," said {keeper}. It was like a sock.',
    ],
    five: [
      '"Try my bread," said {keeper}. "They all say that they love it, and then they run." It tasted of wet sock.',
      '"You may go in," said {keeper}, "when you have had some of my bread." It went down like a brick with corners.',
    ],
    seven: [
      '"Everybody says that my bread is lovely," said {keeper}. "Nobody ever has a second slice, and I cannot think why." It was grey. {hero} took a bite, and something in it squeaked. {keeper} leaned forward, and hoped.',
      '"I am stopping," said {keeper}. "Everybody loves my bread, and nobody comes back." {khe} cut one last piece, with a saw. "Go on. Tell me that it is lovely."',
    ],
    verse: ['"My bread," said {keeper}. "They all say, A treat! / And yet no one asks for a second to eat."'],
    small: ['"My bread! Is it good?" / Not as it should.'],
  },
  act: {
    three: [
      '"No," said {hero}. "It needs salt." In it went. Yum!',
      '"Not yum," said {hero}. "Try salt." {keeper} did. "Yum!"',
    ],
    five: [
      '{hero} bit back a "lovely". "It is not good yet," {he} said. "I think it needs salt." {keeper} stared. "So that is what it was!"',
      '"Was it lovely?" asked {keeper}. {hero} shook {his} head. "It wants salt," {he} said, "and more time." {keeper} wrote it down.',
    ],
    seven: [
      'The word "lovely" got as far as {his} teeth. {hero} swallowed it. "It is not very nice," {he} said, as kindly as {he} could. "It wants salt. And perhaps not the sock." "Salt," said {keeper}. "And you are the first who liked me enough to say it."',
      '{hero} chewed for a long time. "I think you are a good baker," {he} said at last, "and I think that nobody has told you about salt." {keeper} went still. "Salt," {khe} said, like somebody who has been told where {khis} glasses are. "Stay there. I am going to try again."',
    ],
    verse: ['"It isn\'t so nice," said {hero}. "It\'s true. / But salt would be good, and a raisin or two."'],
    small: ['"It needs some salt. / It is not your fault."'],
  },
  close: {
    three: [
      '"Nice hat?" said {friend}. "Bad hat. Good night, {friend}."',
      '"Did I snore?" said {friend}. "Yes," said {hero}. "A bit."',
      '{hero} said one true thing in bed. "I like you."',
    ],
    five: [
      '"Was it a good day?" asked {friend}. {hero} thought about it, to be sure. "Yes," {he} said, and it was true.',
      '"Do you like this pillow?" asked {friend}. "Not much," said {hero}. So {he} got the other one.',
      '"Shall I sing?" asked {friend}. "Just one verse," said {hero}, and meant it kindly.',
    ],
    seven: [
      '"Did you like today?" asked {friend}, in the quiet. {hero} did not say "lovely". {He} went over the day, bit by bit. "The middle was too long," {he} said, "but the end was the best I have ever had."',
      '"Was I any good today?" asked {friend}. {hero} told {fhim} about the three times when {fhe} was, and the once when {fhe} was not. {friend} slept very well on it.',
      'There was a green vase by the bed that {hero} had always called lovely. "I do not like you," {he} told it, quite gently, "but you may stay." The vase seemed happier for it.',
    ],
    verse: [
      'And was the day good? Say it true, say it low. / It was. So good night to you now. Off you go.',
      'Salt in the bread, and the truth in a bite. / It all came out better. And so, good night.',
    ],
  },
}

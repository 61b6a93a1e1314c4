import type { Strand } from '../../schema.ts'

export const evenings: Strand = {
  plant: {
    three: [
      '{hero} drank {his} milk. Who put it there? {He} did not ask.',
      'There was a bun. {hero} ate it. There was one more bun.',
      'The bed was made. {hero} did not look to see who did it.',
    ],
    five: [
      'Every day somebody left milk at the door. {hero} drank it, and never wondered who.',
      '{hero} wore warm socks. They came every winter. {He} thought it was the snow that brought them.',
      'The sky went pink each night. "Oh, that," said {hero}, and went in for {his} milk.',
    ],
    seven: [
      '{hero} thought that beds made themselves, and bread simply happened.',
      "There was always an apple in {hero}'s bag. {He} had never put one in. {He} thought of it, if {he} thought at all, as a bag of the sort that has apples.",
      'A thing that came every day did not need to be thanked, {hero} felt. It had to come anyway. That went for milk, and mornings, and {friend}.',
    ],
    verse: [
      'The milk came in, the soup was hot. / Did {hero} say thank you? {He} did not.',
      'The bread was there. The milk was, too. / {hero} just ate, and never asked who.',
    ],
  },
  low: {
    three: [
      '{friend} gave {hero} the big bun. "Oh! Thank you."',
      '{friend} held the bag for {hero}. {hero} saw it. "Thank you!"',
      '"You came, {friend}. You did not have to," said {hero}. "Thank you."',
    ],
    five: [
      '{friend} gave {him} the last bit of water. "Thank you," said {hero}, and heard that {he} did not say it often.',
      '"Who packed the buns?" asked {hero}. {friend} had. "Who packed the water?" It was the same person. "Thank you," said {hero}.',
      '{friend} had walked on the wet side all day. {hero} saw that now, for {he} {was} dry.',
    ],
    seven: [
      '{friend} had given {him} the dry side of the log, and the bigger bun. {hero} had only just noticed. It made {him} go back over the whole day, and there was a lot of it.',
      '"You have got mud on you," said {hero}. {friend} had a great deal of it, all on one side, where the puddles were. {hero} had been walking on the other side. {He} looked down at {his} clean coat for some time. "Oh," {he} said. "Thank you."',
      'They ate the last apple, and {hero} had the red side. {He} tried to think of a time when {friend} had taken the red side. There had not been one. "Thank you," {he} said, with {his} mouth full of it.',
    ],
    verse: [
      '{friend} gave up the bigger bun. / "Thank you," said {hero}. It was {his} first one.',
      '"You gave me the big half," {hero} said, "so / Thank you." And {friend} said, "Well! Hello!"',
    ],
    small: ['"The big bun, for me? / Thank you, times three!"'],
  },
  test: {
    three: [
      '"I paint the sky pink," said {keeper}. "Do you like it?"',
      '"Do you see my sky?" said {keeper}. "I did the red."',
    ],
    five: [
      '"I make the evenings," said {keeper}. "The pink bits are hard. No one has ever said if they liked it."',
      'Beside {keeper} stood pots of pink and blue, with the lids on. "I may leave it grey tonight," said {khe}. "Who would know?"',
    ],
    seven: [
      '"I do the evenings," said {keeper}. "I have done every evening since I was small. It is a great deal of pink. I sometimes wonder if anybody looks." {khe} had put down {khis} brush.',
      '"They go in just when I am starting," said {keeper}. "I have it all mixed, and then the doors shut, one after another." {khe} dipped {khis} brush, and took it out. "It was to have been orange."',
    ],
    verse: ['"I paint the evenings, pink and gold. / Does anyone like them? I\'ve never been told."'],
    small: ['"I paint the night. / Does it look all right?"'],
  },
  act: {
    three: [
      '"I love the pink," said {hero}. "Thank you! And the red!"',
      '"Oh, thank you!" said {hero}. "It is so red!"',
    ],
    five: [
      '"That is you?" {hero} cried. "Oh, thank you! I liked yesterday\'s best, and the one with the green edge." {keeper} could not speak.',
      '"I would!" said {hero}. "You did that gold on my birthday. Thank you!" {keeper} took a lid off, just to look.',
    ],
    seven: [
      '"Thank you for Tuesday," said {hero}, "when it was purple. Thank you for the one after the rain." {He} remembered more and more of them. By the end {keeper} had gone quite pink at the edges, like {khis} own best work.',
      '"I go in too," said {hero}, "but there is a window over my bed, and you are in it every night. Thank you for all of those." {keeper} looked at the brush. "With a green edge," {khe} said. "Yes. I think it wants a green edge."',
    ],
    verse: [
      '"Thank you for purple, and thank you for red!" / "You noticed!" cried {keeper}, and lifted {khis} head.',
    ],
    small: ['"Thank you for red! / I love it," {he} said.'],
  },
  close: {
    three: [
      'Thank you, milk. Thank you, cup.',
      '"Thank you, pink," said {hero}, at the window.',
      '"Who put the bed here?" said {hero}. "Thank you, you!"',
    ],
    five: [
      '{hero} looked out at the evening, all of it. "Very nice," {he} called. Somewhere a brush was being washed.',
      'The milk was by the bed. "Who put that there?" asked {hero}, and went to find them.',
      '{hero} left a small cup of milk on the sill, for whoever did the night.',
    ],
    seven: [
      '"Thank you for the bread," {hero} called down the stairs, for it had occurred to {him} that somebody made it. Then {he} slept.',
      'In the morning there would be a morning. Somebody was most likely up already, getting it ready. "Thank you," said {hero}, to be first.',
      'The last of the light went up the wall, and {hero} watched the whole of it, down to the thin grey line where it was signed.',
    ],
    verse: [
      'Thank you to all, for the big and the small, / And thank you, sweet sleep, for coming at all.',
      'Thank you, red sky, and thank you, blue. / Thank you, good night, for coming, too.',
    ],
  },
}

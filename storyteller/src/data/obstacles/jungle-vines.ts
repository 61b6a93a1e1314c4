import type { ObstacleData } from '../schema.ts'

export const jungleVines: ObstacleData = {
  id: 'jungle-vines',
  kind: 'blocked',
  place: 'jungle-path',
  props: [],
  tool: 'rope',
  avoid: [],
  meet: {
    three: [
      'Vines, vines, vines! They hung like a net.',
      'The way was shut. It was all green. Even a parrot was stuck!',
      'The way went in. It did not come out. It was all vines!',
      'Vines hung down. No way in!',
      'Green here, green there! {friend} got stuck in a vine.',
      'Who shut the path? It was the vines.',
    ],
    five: [
      'Vines had grown across the path, {as thick as arms|in a tangle}, over and under and round each other like knitting.',
      'Vines hung over the path like wet washing. There was no way in.',
      'The path had gone into the vines, and had not come out.',
      'The jungle had let down a green curtain, and there was no gap in it.',
      '{hero} took hold of one vine and pulled. It had a hundred friends.',
      'Only a worm could have got in there, and it would have had to breathe in.',
    ],
    seven: [
      'The path ended in a wall of vines. They had grown over and under and round each other for years, like {some enormous knitting|a scarf for an elephant}, and there was not a hole in it for a butterfly.',
      'The vines had grown over the path, and under it, and through each other, until it was all one green knot. There was a parrot in it, who had also meant to go home.',
      'The vines across the path had knitted one long scarf, and had not known when to stop.',
      'The vines had grown so thick that a bird had put its nest where the path had been. {friend} knocked. The bird said to try next year.',
      'Hundreds of vines hung down like wet hair. They tried to part them in the middle, and the middle closed at once.',
      'There was a path on this side of the vines, and most likely one on the other. What there was in between was salad.',
    ],
    verse: [
      'The vines had grown across the way, / A net to trap the light of day.',
      "The vines hung down like a big green mat. / There wasn't a hole for so much as a cat.",
    ],
    small: ['Green vines hung down. / Green, green and brown!', 'Vines in a knot! / A way in? Not.'],
  },
  solve: {
    three: [
      'They tied a rope to the vines. Pull! It went up like a blind.',
      'The rope went over a branch. They hung on. Up went the green!',
      'One end of the rope was on the vines. On the other end sat {hero}. Up they went!',
      'They hung on a rope. Up went the vines!',
      'They pulled a rope. Vines up!',
      'Rope up, rope down. The vines came off the path!',
    ],
    five: [
      'They tied a rope to the lowest vine, threw it over a branch and pulled. Up rolled the whole tangle, like a blind.',
      'They tied a rope to the vines and pulled it over a branch. Up they rolled.',
      'One, two, three, pull! The vines went up like a blind in the morning.',
      'The rope went up to a branch and came down again. They sat on the end of it, and the green wall left.',
      '{friend} tied the knot, {hero} threw the rope, and then they both sat down hard.',
      'They lifted the vines with a rope, the way you lift a skirt over mud. "After you," said {friend}.',
    ],
    seven: [
      'They tied their rope to the lowest vines, threw it over a smooth branch, and hung on the other end with all they weighed. Up went the whole green tangle, like the curtain in a theatre. Two parrots applauded.',
      'They threw a rope over a high branch and tied one end to the vines. They took hold of the other end and let their feet leave the ground. Down they came, and up went the green, like a curtain at the start of a play. The parrot clapped.',
      'They threw a rope over a branch, tied it to the vines and hung on. The whole lot rolled up like a blind.',
      '{friend} went up with one end of the rope and came down with the other. They tied the first to the vines and held on to the second, and lifted their feet. The whole mess rose over their heads.',
      'With a rope and a branch they made a pulley, of a kind. They walked away with the rope, ten steps, and for each step the vines went up by one.',
      'They made the rope fast to as many vines as they could hug, and let a branch do the rest. Up it all went with its birds and its bugs, and it stayed up while they ran below.',
    ],
    verse: [
      'A rope on the vines and over a bough: / One pull, and up rolls the green wall now.',
      'They threw a rope over a branch with a swing. / The vines rolled up like a blind on a string.',
    ],
    small: ['A rope, a bough. / It is open now!', 'The rope went tight. / Up, green! Good night.'],
  },
  fact: {
    three: [
      '"We can hang on the rope," said {hero}. "Then we pull with all of us!"',
      '"We pull down, and it goes up," said {hero}.',
      '"Let the rope do the work," said {hero}.',
    ],
    five: [
      '"If the rope goes over a branch," said {hero}, "we can pull down to lift it up. Then our weight does the work."',
      '"Over a branch, a rope turns round," said {hero}. "So what we pull down goes up."',
      '"We are no good at lifting," said {hero}, "but we are good at sitting. A rope can change one to the other."',
    ],
    seven: [
      '"It is hard to push a thing up," said {hero}, "and easy to hang on a rope. A branch can turn the one into the other. It takes our down and makes it an up."',
      '"Hanging on a rope is easier than pushing," said {hero}. "The branch will turn our down into an up."',
      '"We weigh more than they do," said {hero}. "So if the branch turns our rope round, we can just sit, and they must rise."',
    ],
    verse: ['"A branch can turn our down to up, / As easy as tea into a cup."'],
    small: ['"Pull it down, so. / And up it will go."'],
  },
}

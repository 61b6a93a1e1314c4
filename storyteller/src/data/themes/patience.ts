import type { ThemeData } from '../schema.ts'

export const patience: ThemeData = {
  refrains: [
    'Not yet, not yet, but soon.',
    'Wait a bit, and wait a bit more.',
    'Slow is a way of getting there.',
  ],
  summary: ['Some things come only when you stop chasing them.'],
  strands: [
    {
      plant: {
        three: [
          '"Now!" said {hero}. {hero} did not like to wait.',
          '{hero} could not wait. Not for tea. Not for cake.',
        ],
        five: [
          '{hero} was no good at waiting. {He} opened buds with {his} {hands} to see if they were flowers yet.',
          '"Is it now?" {hero} liked to ask. "Is it now, now?"',
        ],
        seven: [
          'Waiting was the one thing that {hero} could not do. {He} had once eaten a cake as soup, because the oven took too long.',
        ],
        verse: [
          '"Now, now!" said {hero}. "Not soon, but now!" / {He} could not wait. {He} did not know how.',
        ],
      },
      low: {
        three: [
          '"Are we there?" "Not yet." "Are we there now?" "Not yet."',
          '{hero} ran. {hero} fell. "Slow down," said {friend}.',
        ],
        five: [
          '"Are we there?" asked {hero}. "No." "Are we there now?" "We are as far as we were when you asked," said {friend}.',
        ],
        seven: [
          '{hero} had tried to run the last part, and {he} had tried to skip it. It stayed just as long. "You cannot pull on a path to make it shorter," said {friend}. "I know," said {hero}, who had just been thinking of trying it.',
        ],
        verse: ['"Are we there now? Are we there yet?" / "Not yet," said {friend}, "so do not fret."'],
        small: ['"Are we there yet?" / "No, not yet, my pet."'],
      },
      test: {
        three: ['"Shh," said {keeper}. "Not yet. Wait."', '"You must wait," said {keeper}. "Sit still."'],
        five: [
          '"You are just in time," said {keeper}. "Now we wait." "How long?" asked {hero}. "Until it is ready," said {keeper}, and would not say more.',
        ],
        seven: [
          '"You are in good time," said {keeper}. "It will happen when the first star is over that stone, and not if anybody wriggles." {hero} looked for the star. There was no star. There was only a great deal of sky, in no hurry whatever.',
        ],
        verse: [
          '"Sit still," said {keeper}, "and not a sound. / It comes when the first star comes around."',
        ],
        small: ['"Wait," {keeper} said. / "Sit still. Bend your head."'],
      },
      act: {
        three: [
          'They sat. They sat some more. {hero} did not wriggle. And then!',
          '{hero} waited. One, two, three, four. Shh. There it was!',
        ],
        five: [
          '{hero} sat. {His} foot wanted to jiggle, and {he} did not let it. {He} breathed in, and out. {He} began to hear small things. And when {he} had quite forgotten to be in a hurry, the first star came.',
        ],
        seven: [
          'So {hero} waited. {His} left foot wanted to go. {He} told it no. Then {his} nose itched, and then everything itched. And after that, slowly, it all went quiet. {He} heard a leaf let go. {He} heard the dew arrive. {He} had been sitting inside this evening the whole time, and had nearly missed it. Then the first star came out over the stone.',
        ],
        verse: ['So {hero} sat still, and breathed out slow, / Until one star began to glow.'],
        small: ['{hero} sat still. / A star rose on the hill.'],
      },
      close: {
        three: ['Sleep came, bit by bit. {hero} let it.', '{hero} lay still. Sleep came all by itself.'],
        five: [
          '{hero} did not chase after sleep. {He} lay still and waited, and it came and sat on the bed.',
        ],
        seven: [
          '"Is it morning yet?" said {hero}, out of habit. "Not yet," said {friend}. And for the first time in {his} life {hero} thought that not yet was a very comfortable place to be.',
        ],
        verse: ['Lie still, and wait, and by and by / Sleep comes on tiptoe from the sky.'],
      },
    },
    {
      plant: {
        five: ['{hero} ate {his} soup before it was cool, and read the last page first.'],
        seven: [
          '{hero} planted beans on Monday, and dug them up on Tuesday, to see how they were getting along.',
        ],
        verse: ['{hero} dug up the beans that {he} had sown, / To see if they had already grown.'],
      },
      low: {
        five: [
          '{hero} counted to a hundred very fast. It was still not time. {friend} counted slowly, and looked much happier.',
        ],
        seven: [
          '"Why is it taking so long?" said {hero}. "It is taking as long as it is," said {friend}, which was no help, and quite true.',
        ],
        verse: ["{hero} counted fast, up to ninety-two. / It wasn't time yet. The time wasn't due."],
        small: ['{hero} ran fast. / {He} sat down at last.'],
      },
      test: {
        five: ['"It comes to those who sit," said {keeper}, and patted the ground.'],
        seven: [
          '"Everyone runs at it," said {keeper}, "and so it runs away. It only comes to people who have stopped."',
        ],
        verse: ['"It only comes to those who wait," / Said {keeper}. "It never comes late."'],
        small: ['"It comes to you / if you wait, too."'],
      },
      act: {
        five: [
          '{hero} sat on {his} {hands}. One minute went by. Another one came. And in the third, as quiet as a cat, it was time.',
        ],
        seven: [
          '{hero} sat. It was hard for as long as it takes to eat an apple. Then it was not hard, and then it was rather nice, and then it was time, and {he} {was} almost sorry.',
        ],
        verse: ['{hero} sat still, for a minute, for two, / For three, for four, and it came right on cue.'],
        small: ['One breath, then two. / And it came, too.'],
      },
      close: {
        seven: [
          'Sleep was a long way off. {hero} let it come at its own speed. By the third breath it was at the door.',
        ],
        verse: ['No need to run, no need to race. / Sleep will find you in this place.'],
      },
    },
    {
      plant: {
        five: ['{hero} pulled at the grass to make it grow. It came out.'],
        seven: [
          '{hero} opened {his} birthday things in the week before, and then had to wrap them up again in the dark.',
          '{hero} opened {his} birthday things in the week before, and then had to wrap them up again and look surprised.',
        ],
        verse: ['{hero} pulled at the grass to help it grow. / It came right out, and now {he} would know.'],
        small: ['"I want it now! / How? Tell me how!"'],
      },
      low: {
        five: ['"How many more steps?" asked {hero}. "All of them," said {friend}. "One at a time."'],
        seven: [
          '"We could run," said {hero}. "We did," said {friend}, "and then we had to sit down, and here we are." They had some water, slowly.',
        ],
        verse: [
          '"How many steps?" asked {hero}. "How few?" / "Just one," said {friend}, "and then one or two."',
        ],
        small: ['"Is it still far?" / "Look, there is a star."'],
      },
      test: {
        three: ['"Do not move," said {keeper}. "It is shy."'],
        five: [
          '"It is shy," said {keeper}. "It comes when all is still. The last ones could not keep still."',
        ],
        seven: [
          '"It is coming," said {keeper}, "but it is shy, and it can hear a toe wriggle." {hero} looked down at {his} toes. All of them were wriggling.',
        ],
        verse: [
          '"It\'s shy," said {keeper}. "It comes when it\'s still. / If you can be quiet, then maybe it will."',
        ],
        small: ['"Be still, my dear. / Then it comes near."'],
      },
      act: {
        three: ['{hero} sat like a stone. Tip, tip, tip. It came!'],
        five: [
          '{hero} sat like a stone. A bug walked over {his} nose, and {he} let it. Tip, tip, tip. And there it was.',
        ],
        seven: [
          '{hero} held {his} toes with both {hands}. {He} thought about moss. {He} thought about how long it takes a hill to be a hill. A bird sat down on {his} head and left again. And then, in all that stillness, something came.',
        ],
        verse: ['{hero} sat there as still as a stone, / And out it came, just on its own.'],
        small: ['{hero} sat still. / It came down the hill.'],
      },
      close: {
        five: ['{hero} lay still and let the night come up to {him}, as slow as grass.'],
        seven: [
          '{hero} did not say "now". {He} lay there like a hill, and sleep came over the top of it in its own good time.',
        ],
        verse: ['As slow as moss, as slow as snow, / Sleep will come. Just let it grow.'],
      },
    },
  ],
}

import type { Strand } from '../../schema.ts'

export const knockAndStay: Strand = {
  plant: {
    three: ['{hero} saw a new face. {He} hid in a box.'],
    five: ['When the bell rang, {hero} was under the table. {He} came out when the cake did.'],
    seven: [
      'Whenever somebody came to the door, {hero} went behind the curtain. {He} had met most of {his} aunts only as shoes.',
    ],
    verse: [
      'Whenever the doorbell went ding-a-ling-ling, / {hero} hid under the nearest thing.',
      'A knock! And {hero} was not there. / Two feet stuck out from under a chair.',
    ],
  },
  low: {
    three: ['A bug came by. {hero} hid. The bug hid, too!'],
    five: [
      '"What if the one at the end is big?" said {hero}. "Then there will be more of them to like us," said {friend}.',
    ],
    seven: [
      '"Suppose that whoever is there does not want us," said {hero}. "Suppose they are behind their curtain too," said {friend}, "and wonder who will come out first." {hero} had never thought about what a curtain looks like from the other side.',
    ],
    verse: [
      '"What if they\'re big and they look at me so?" / "Then look at them back," said {friend}, "and say hello."',
      '"It may be big," said {hero}, "and new." / "It may," said {friend}, "be scared of you."',
    ],
    small: ['"What if they stare?" / "Then I will be there."'],
  },
  test: {
    three: ['There was a big door. "They all run," said {keeper}.'],
    five: [
      '"Behind that door lives somebody big," said {keeper}. "Everybody knocks, and then everybody runs. No one has ever stayed."',
    ],
    seven: [
      'Round the last door were footprints, every one of them going away. "People knock," said {keeper}. "Then they hear it come down the stairs, and remember a thing that they left at home. I have remembered the same thing four times."',
    ],
    verse: [
      '"They knock," said {keeper}, "and then they run. / Of all those who\'ve knocked there has stayed not one."',
    ],
    small: ['A door so tall! / They run, one and all.'],
  },
  act: {
    three: ['Knock, knock! {hero} shook, but {he} did not run. "Hello?"'],
    five: [
      '{hero} knocked. Big steps came. {He} held on to {his} own knees, and stayed. "Oh!" said a huge, soft voice. "You are still here."',
    ],
    seven: [
      '{hero} knocked. Something came down the stairs, and each stair said so. {His} legs had already turned to go. "We can run later," {he} told them. The door opened by one inch. "You stayed," said a huge voice, as gently as it could.',
    ],
    verse: ['{hero} knocked, and the big steps came. / {He} shook like a leaf and stayed all the same.'],
    small: ['Knock, knock! They shook, / and stayed for a look.'],
  },
  close: {
    three: ['Knock, knock. Who is there? Sleep. Come in, sleep.'],
    five: ['Sleep came up to the bed on big soft feet. {hero} did not hide. {He} said, "Come in."'],
    seven: [
      'The curtain hung there with nobody behind it. {hero} had no use for it now, except to keep the moon out of {his} eyes.',
    ],
    verse: [
      'If sleep should knock with a great big yawn, / Just stay where you are, and it stays until dawn.',
      "Who's there? It's only sleep. It's late. / Do let it in. Don't make it wait.",
    ],
  },
}

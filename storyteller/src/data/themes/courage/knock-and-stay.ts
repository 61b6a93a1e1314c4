import type { Strand } from '../../schema.ts'

export const knockAndStay: Strand = {
  plant: {
    three: [
      '{hero} saw a new face. {He} hid in a box.',
      '"Who is that?" {hero} hid.',
      'A knock! {hero} was a bump in the bed.',
    ],
    five: [
      'When the bell rang, {hero} was under the table. {He} came out when the cake did.',
      '"Say hello," said everybody. {hero} said it to {his} shoes.',
      'At parties {hero} was the lump behind the curtain. Sometimes the lump asked for cake.',
    ],
    seven: [
      'Whenever somebody came to the door, {hero} went behind the curtain. {He} had met most of {his} aunts only as shoes.',
      "The curtain had a hole in it, just as high as {hero}'s eye. That was how {he} liked to meet people.",
      'Guests were told that {hero} was shy and would be out soon. {He} stood behind the curtain, and soon, {he} thought, was a long time off.',
    ],
    verse: [
      'Whenever the doorbell went ding-a-ling-ling, / {hero} hid under the nearest thing.',
      'A knock! And {hero} was not there. / Two feet stuck out from under a chair.',
    ],
  },
  low: {
    three: [
      'A bug came by. {hero} hid. The bug hid, too!',
      '"What do I say?" "Say your name," said {friend}.',
      '{hero} said hello to a stone. It went well.',
    ],
    five: [
      '"What if the one at the end is big?" said {hero}. "Then there will be more of them to like us," said {friend}.',
      '{hero} tried out a hello on a stone. "Too fast," said {friend}. The next one was better.',
      '"Who will be there?" asked {hero}. "Somebody we do not know yet," said {friend}. "I was one of those once."',
    ],
    seven: [
      '"Suppose that whoever is there does not want us," said {hero}. "Suppose they are behind their curtain too," said {friend}, "and wonder who will come out first." {hero} had never thought about what a curtain looks like from the other side.',
      '"When we met," said {friend}, "you were behind the curtain for a week. I read to your feet." {hero} had forgotten that. It had been a good week.',
      '{hero} asked what to say if somebody really was there. "Say what you see," said {friend}. So {he} tried. "I see a stone. I see you." It was not bad for a start.',
    ],
    verse: [
      '"What if they\'re big and they look at me so?" / "Then look at them back," said {friend}, "and say hello."',
      '"It may be big," said {hero}, "and new." / "It may," said {friend}, "be scared of you."',
    ],
    small: ['"What if they stare?" / "Then I will be there."'],
  },
  test: {
    three: [
      'There was a big door. "They all run," said {keeper}.',
      'A big door! "Knock and wait," said {keeper}.',
    ],
    five: [
      '"Behind that door lives somebody big," said {keeper}. "Everybody knocks, and then everybody runs. No one has ever stayed."',
      '"Knocking is easy," said {keeper}. "Then you hear the big steps coming. I ran at step two."',
    ],
    seven: [
      'Round the last door were footprints, every one of them going away. "People knock," said {keeper}. "Then they hear it come down the stairs, and remember a thing that they left at home. I have remembered the same thing four times."',
      'The last door was as tall as a barn. "I come here every year," said {keeper}, "and knock, and hide behind that stone. It opens. It looks round. Then it sighs, and shuts. I do feel bad about the sigh."',
    ],
    verse: [
      '"They knock," said {keeper}, "and then they run. / Of all those who\'ve knocked there has stayed not one."',
    ],
    small: ['A door so tall! / They run, one and all.'],
  },
  act: {
    three: [
      'Knock, knock! {hero} shook, but {he} did not run. "Hello?"',
      'Knock! "Yes?" said a big voice. {hero} was still there.',
    ],
    five: [
      '{hero} knocked. Big steps came. {He} held on to {his} own knees, and stayed. "Oh!" said a huge, soft voice. "You are still here."',
      '{hero} knocked. One step, two steps, three. {He} shut {his} eyes but not {his} mouth. "Hello," {he} said.',
    ],
    seven: [
      '{hero} knocked. Something came down the stairs, and each stair said so. {His} legs had already turned to go. "We can run later," {he} told them. The door opened by one inch. "You stayed," said a huge voice, as gently as it could.',
      'It was a good stone, with room behind it. {hero} looked at it with love. Then {he} knocked, and stayed in front. The door opened. "Was it you?" asked somebody huge. "Yes," said {hero}. It did not sigh.',
    ],
    verse: ['{hero} knocked, and the big steps came. / {He} shook like a leaf and stayed all the same.'],
    small: ['Knock, knock! They shook, / and stayed for a look.'],
  },
  close: {
    three: [
      'Knock, knock. Who is there? Sleep. Come in, sleep.',
      '{hero} did not hide. Good night, all.',
      'Hello, bed. Hello, night.',
    ],
    five: [
      'Sleep came up to the bed on big soft feet. {hero} did not hide. {He} said, "Come in."',
      'There was nobody under the table that night, and nobody behind a chair. {hero} was right in the middle of the bed.',
      '{hero} left the door open by a foot, in case anyone nice came by.',
    ],
    seven: [
      'The curtain hung there with nobody behind it. {hero} had no use for it now, except to keep the moon out of {his} eyes.',
      'A dream was waiting outside, not sure if it should knock. "It is open," said {hero}.',
      '{hero} had met somebody today from the front. It was so much more than shoes.',
    ],
    verse: [
      'If sleep should knock with a great big yawn, / Just stay where you are, and it stays until dawn.',
      "Who's there? It's only sleep. It's late. / Do let it in. Don't make it wait.",
    ],
  },
}

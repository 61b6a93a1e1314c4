import type { ThemeData } from '../schema.ts'

export const perseverance: ThemeData = {
  refrains: ['Up again, and on again.', 'Not this time? Then next time.', 'Try, and try, and one more try.'],
  summary: ['It does not work the first time, nor the second, nor the ninth.'],
  strands: [
    {
      plant: {
        three: [
          '{hero} tried a thing one time. Then {he} stopped.',
          '"I can not do it," said {hero}. {He} said it a lot.',
        ],
        five: ['{hero} was good at beginning. {He} had begun four kites, two hats and half a song.'],
        seven: [
          '{hero} had a drawer full of things that {he} had nearly made. There was half a kite in it, and most of a hat, and a whistle that only breathed.',
        ],
        verse: [
          'Half a kite and half a hat: / {hero} was very good at that.',
          'A kite half made, a hat half sewn, / And half a song that had never grown.',
        ],
      },
      low: {
        three: ['"I give up," said {hero}. {He} sat. Then {he} got up.', '{hero} fell down. Oof. Up again.'],
        five: [
          '"I am stopping now," said {hero}, and stopped. {friend} waited. After a while {hero} got bored with stopping, and got up.',
        ],
        seven: [
          '"That is it," said {hero}. "I give up." {He} sat down and gave up, thoroughly, for about five minutes. Giving up was not very interesting, once you had done it. "What comes after it?" {he} asked. "Usually," said {friend}, "it is the next bit."',
        ],
        verse: ['"I\'m giving up," said {hero}, and then / Grew bored with that, and got up again.'],
        small: ['"I stop!" {he} said. / Then {he} went ahead.'],
      },
      test: {
        three: [
          'The last hill was smooth. Up went {hero}. Down slid {hero}.',
          '{hero} tried. Slip! {hero} tried. Slip!',
        ],
        five: [
          'The last slope was as smooth as soap. {hero} went up three steps and slid down four. "Everyone slides," called {keeper} from the top. "I counted. Most people go home after two."',
        ],
        seven: [
          'The last slope was as smooth as a plate. {hero} ran at it, and came back. {He} crept up it, and came back backwards. {keeper} was watching from the top. "Most people stop at two," {khe} remarked. "One gentleman did three." {hero} looked at the slope. It was then that {he} saw a tiny dent in it, just where {his} foot had been.',
        ],
        verse: [
          'The slope was smooth, the slope was slick. / {hero} slid back, and back, so quick.',
          'Up three small steps and down went four. / The slope was smooth as a polished floor.',
        ],
        small: ['Up, up, and slide! / No foot on the side.'],
      },
      act: {
        three: [
          'One more try. One more try. One more. {He} did it!',
          'Up, slip. Up, slip. Up, up, up! There!',
        ],
        five: [
          '{hero} tried again. Each time {he} left a small dent for next time. Four, five, six. On the ninth try {he} put a foot in every dent, one after another, and there was the top.',
        ],
        seven: [
          'Four. {He} slid, but there was a second dent. Five, six, seven. {He} {was} not getting nowhere at all. {He} {was} building a stair, one tumble at a time. Eight was a bad one. {He} lay at the bottom and looked up at all those dents, and laughed, for now {he} knew how it ended. On the ninth try {hero} walked up as if somebody had put the steps there on purpose. Somebody had.',
        ],
        verse: ['But each small slip had left a dent, / And on try nine, straight up {hero} went.'],
        small: ['Up, slip, and then / up, up once again!'],
      },
      close: {
        three: ['One yawn. One more yawn. Now {he} slept.', '{hero} did it all. Now {he} could stop.'],
        five: [
          '{hero} closed one eye, and it opened again. {He} tried once more. The second time it worked.',
        ],
        seven: [
          'Falling asleep did not work the first time, for there was too much to think about. {hero} did not mind. {He} turned the pillow over, and tried again.',
        ],
        verse: ["Try once to sleep, then try once more. / You've done it now. A tiny snore."],
      },
    },
    {
      plant: {
        five: ['"I tried that once," said {hero}, about skating, spinach and the flute.'],
        seven: [
          '{hero} believed that things either worked or did not. {He} gave each of them one chance, to be fair.',
        ],
        verse: ['"I tried it once," was {hero}\'s song. / "It did not work. It must be wrong."'],
      },
      low: {
        five: [
          '"How many tries are there?" asked {hero}. "As many as you like," said {friend}. "They do not run out."',
        ],
        seven: [
          '"I am no good at it," said {hero}. "You are no good at it yet," said {friend}. It was a very short word to make such a difference.',
        ],
        verse: [
          '"I can\'t," said {hero}. "You can\'t just yet. / That\'s a different thing. Don\'t you forget."',
        ],
        small: ['{hero} sat on the ground. / Then {he} came round.'],
      },
      test: {
        five: [
          'There was a knot, as big as a bun. "I have tried eight times," said {keeper}. "I was just going to stop."',
        ],
        seven: [
          'The way was tied shut with a knot as big as a loaf. {keeper} had picked at it all afternoon. "I have given it up eight times," said {khe}, "and I am about to again."',
        ],
        verse: [
          'A knot held it shut, as big as a bun. / "I tried," said {keeper}, "but it won\'t come undone."',
        ],
        small: ['The hill was so slick. / Up was the trick.'],
      },
      act: {
        five: [
          '{hero} pulled one end. It got tighter. {He} pulled the other. It got worse. {He} tried again, and again, and then a small loop said, "Oh, all right."',
        ],
        seven: [
          'The first way did not work. {hero} said, "Good, that is one we know." The second made it tighter, and the fifth pinched {him}. {He} grumbled, and went on. Somewhere about the tenth the knot sighed, like somebody who has been asked often enough, and let go.',
        ],
        verse: ['Try one, try two, and try number ten. / {hero} just grumbled, and tried it again.'],
        small: ['Nine times, then ten. / Up, once again!'],
      },
      close: {
        seven: [
          'There was a word that {hero} had learned that day, a short one. {He} {was} not asleep yet. And then {he} {was}.',
        ],
        verse: [
          'You tried and you tried, and now you may stop. / Drift off to sleep with a flip and a flop.',
        ],
      },
    },
    {
      plant: {
        five: ['{hero} could play the first half of four songs.'],
        seven: [
          '{hero} gave up the flute on Monday, the drum on Tuesday, and giving up on Wednesday. That did not last either.',
          '{hero} gave up the flute on Monday, the harp on Tuesday, and giving up on Wednesday. That did not last either.',
        ],
        verse: ['{hero} knew four songs halfway through. / "The end is too hard for me to do."'],
        small: ['{hero} tried one time. / "I can not climb!"', 'One time, no more! / Then out of the door.'],
      },
      low: {
        five: ['"I can not," said {hero}. "You forgot a word," said {friend}. "You can not yet."'],
        seven: [
          '"I have fallen down four times," said {hero}. "And got up five," said {friend}. {hero} counted. It was impossible, but it felt about right.',
        ],
        verse: [
          '"I can\'t," said {hero}. "I can\'t, I bet." / "You left off a word," said {friend}. "It\'s yet."',
        ],
        small: ['Down on your chin? / Up, and begin!'],
      },
      test: {
        three: ['A knot held the gate. {hero} pulled. It held on.'],
        five: [
          'The last gate was tied with a knot as big as a head. "It does not come off," said {keeper}. "I tried it. It was hard."',
        ],
        seven: [
          'The last gate was tied up with a knot, the size of a cabbage and about as helpful. "No one has ever undone it," said {keeper}. "Most of them pull once and say a word."',
        ],
        verse: ['The gate was tied with a great big knot. / "I pulled it once, and untie it did not."'],
        small: ['A knot! A knot! / It is tied up a lot.'],
      },
      act: {
        three: ['{hero} pulled. And pulled. And pulled. Pop! It was off.'],
        five: [
          '{hero} pulled one loop. It did not move. {He} tried the next, and the next. At the tenth loop, something gave. Pop!',
        ],
        seven: [
          '{hero} began at one side. The first loop would not budge. {He} said good evening to it and went on to the second. By the ninth, {his} {hands} hurt. By the tenth, there was a little slack. The eleventh came as easily as a sock, and then there was no knot. There was only a long piece of rope, looking surprised.',
        ],
        verse: ['Nine loops held fast, and would not give. / The tenth one slid like sand through a sieve.'],
        small: ['{hero} tried, tried, tried. / And it came untied!'],
      },
      close: {
        five: ['{hero} sang a song in bed. {He} sang it to the end.'],
        seven: [
          '{hero} tied the blanket to {his} chin with one good knot, and slept. It could come undone in the morning.',
        ],
        verse: ['A song in bed, from start to end. / Well done, well sung. Good night, my friend.'],
      },
    },
  ],
}

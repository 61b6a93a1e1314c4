import type { ThemeData } from '../schema.ts'

export const belonging: ThemeData = {
  refrains: [
    'There is a place that is just your size.',
    'Odd and even, in we come.',
    'Room for me and room for you.',
  ],
  summary: ['The odd one out turns out to be the one who fits.'],
  strands: [
    {
      plant: {
        three: [
          '{hero} was not like the rest. "Where do I fit?" said {hero}.',
          'All the rest were the same. {hero} was not.',
        ],
        five: [
          'There was nobody else {in} {land} quite like {hero}. Some days that felt special, and some days it just felt odd.',
        ],
        seven: [
          'Nobody else {in} {land} was like {hero}. When they stood in a row for a picture, {he} never knew where to stand. {He} {was} too much of one thing, and not enough of another, and usually got asked to hold the coats.',
        ],
        verse: ['No one in the row was quite the same. / "I don\'t fit in," said {hero}, "what a shame."'],
      },
      low: {
        three: [
          '"I am too odd," said {hero}. "I like odd," said {friend}.',
          '"Where is my place?" said {hero}. "Here," said {friend}.',
        ],
        five: [
          '"Perhaps it wanted somebody ordinary," said {hero}. "Ordinary people did not come," said {friend}. "You did."',
        ],
        seven: [
          '"They ought to have sent somebody else," said {hero}. "Somebody more usual." {friend} considered this. "I have met the usual ones," said {fhe}. "They are very nice. They are at home, having supper. I would sooner be out here, with you."',
        ],
        verse: ['"I\'m odd," said {hero}. "I do not blend." / "I like you odd," replied {his} friend.'],
        small: ['"I am odd, I see." / "You are just like me."'],
      },
      test: {
        three: [
          'A hole in the row. "Who can fit?" said {keeper}.',
          '"Not you, not you," said {keeper}. "Who fits here?"',
        ],
        five: [
          'Beside {keeper} was an empty place of a very odd shape. "The last one has to fit here," said {khe}. "I have tried everybody. They are all too much like each other."',
        ],
        seven: [
          '{keeper} was looking at a gap. It was cut into the stone at the very end of the way, as high as this and as wide as that, with a bump where you would not expect one. "Whoever fits it, opens the way," said {khe}. "Everybody has tried. They are the right shape for everything else." {hero} looked at the bump. It reminded {him} of something.',
        ],
        verse: ['"Here is a place no one can fill. / I\'ve tried them all. It\'s empty still."'],
        small: ['A gap in the wall! / It fits none at all.'],
      },
      act: {
        three: [
          '{hero} sat in it. It fit! It was just the right size.',
          '"Me?" said {hero}. It fit from top to toe!',
        ],
        five: [
          '{hero} stepped into the place. The odd bit of {him} went where the odd bit was. Click. It fitted {him} like {his} own bed. "There you are," said {keeper}. "I kept it for you."',
        ],
        seven: [
          '{hero} had spent {his} whole life pulling in the parts that stuck out. Now {he} let them all stick out at once, and stepped in. The stone was warm. Every odd corner of {him} met an odd corner, and was at home. Somewhere inside, something went click. "So it is you," said {keeper}. "I did wonder what you would look like. You look just right."',
        ],
        verse: ['Then {hero} stepped in. Click! What a fit! / Each odd small corner belonged in it.'],
        small: ['{hero} stepped in it. / Click! What a fit!'],
      },
      close: {
        three: ['The bed was just {his} size. Good night.', 'This was {his} place. {hero} slept.'],
        five: [
          'In the middle of the bed was a hollow, just the shape of {hero}. {He} rolled into it, and everything fitted.',
        ],
        seven: [
          'The bed had a dip in it that had been made, over a long time, by no one but {hero}. {He} lay down in it. There was not a corner of {him} that stuck out.',
        ],
        verse: ['The bed is just your shape, your size. / You fit right here. Now shut your eyes.'],
      },
    },
    {
      plant: {
        five: ['When they chose teams, {hero} was always the one left over, with the ball.'],
        seven: ['{hero} had been given a coat once that fitted everybody. It did not fit {him}.'],
        verse: ['There was a coat that fitted them all, / But {hero} was always too big or too small.'],
      },
      low: {
        five: [
          '"Would you like me better if I were like the rest?" asked {hero}. "I would not know you," said {friend}.',
        ],
        seven: [
          '"What if there is no place for somebody like me?" asked {hero}. {friend} moved over on the stone, until there was exactly half of it left. "Here is one," {fhe} said.',
        ],
        verse: ['"Is there a place for me?" {hero} sighed. / {friend} moved over, and patted the side.'],
        small: ['"Where do I go?" / "Here. With me. So."'],
      },
      test: {
        five: ['"We sing each night," said {keeper}, "but one note is always missing. No one can do it."'],
        seven: [
          '"There is a song that opens the way," said {keeper}, "and we all know it. But one note in it is so odd that no one has ever been able to sing it. We just leave a gap."',
        ],
        verse: [
          '"Our song has a gap," said {keeper}, "you see. / There\'s one odd note that is hard as can be."',
        ],
        small: ['"One place to fill! / It is empty still."'],
      },
      act: {
        five: [
          '{hero} had a funny sort of voice. {He} sang the one note {he} had always hidden. It went into the gap and filled it right up.',
        ],
        seven: [
          '{hero} knew that note. It was the one that came out when {he} laughed, and made people turn round. {He} closed {his} eyes, and let it come. It slid into the gap like the last piece of a puzzle, and the whole song stood up and shone.',
        ],
        verse: ['{hero} sang out with {his} own odd sound. / The gap in the song closed up all around.'],
        small: ['"It fits! It is mine!" / It fit so fine.'],
      },
      close: {
        seven: [
          'There was a place in the world exactly as big as {hero}, and {he} {was} in it, with the blanket up to {his} chin.',
        ],
        verse: ["There's just one you, and here you are, / As right in your place as the evening star."],
      },
    },
    {
      plant: {
        five: ['{hero} was the only one of {his} kind on {his} street. There was one coat hook too few.'],
        seven: [
          "In {hero}'s street they sat down to supper in twos and fours and sixes. {hero} was a sort of five.",
        ],
        verse: ['They all went in pairs, by two and by four. / {hero} was the one who was left by the door.'],
        small: ['"Where do I fit?" / {He} did not, a bit.'],
      },
      low: {
        five: [
          '"I do not look like the ones in tales," said {hero}. "This tale has you in it," said {friend}.',
        ],
        seven: [
          '"I am a left sock," said {hero}, "in a drawer of right ones." {friend} showed {him} {fhis} feet. The socks were red and green. "I always buy them that way," {fhe} said.',
        ],
        verse: [
          '"I\'m odd as a sock," said {hero}. "I\'m blue." / "I\'ve one of that colour," said {friend}. "That\'s you."',
        ],
        small: ['"I am odd," {he} said. / "I am blue, not red."'],
      },
      test: {
        three: ['There was a table for three. One chair was so odd.'],
        five: [
          '{keeper} had three chairs. One was big, and one was small, and one was very odd. "No one can sit in it," said {khe}.',
        ],
        seven: [
          '{keeper} had made three chairs. Two were for anyone. The third was so odd that all who tried it slid off, or fell through. "I do not know who I made it for," said {khe}. "My hands did it."',
        ],
        verse: [
          '"This chair," said {keeper}, "is odd all through. / I made it for someone, but who, oh who?"',
        ],
        small: ['"Who can sit there, / on that odd chair?"'],
      },
      act: {
        three: ['{hero} sat in it. It was just right!'],
        five: [
          '{hero} sat down in the odd chair. It had a place for each bit of {him}. "Oh," said {keeper}, "so it was for you!"',
        ],
        seven: [
          '{hero} walked round the chair once, and sat. There was a dip for this and a hole for that, and a rest just where {he} had always wanted one. {He} put {his} feet up. "So that is who," said {keeper}, and put on the kettle for three.',
        ],
        verse: [
          '{hero} sat down, and the chair fit just so. / "It was you," said {keeper}. "I ought to know!"',
        ],
        small: ['{hero} sat there. / It was {his} chair!'],
      },
      close: {
        five: [
          'There was a new hook by the door, just as high as {hero}. {His} coat hung on it. Good night.',
        ],
        seven: [
          '{hero} lay down in the shape of {hero}. There was no one in all {land} who could have done it as well.',
        ],
        verse: ['There is one shape that is only you. / The bed knows it, and the pillow too.'],
      },
    },
  ],
}

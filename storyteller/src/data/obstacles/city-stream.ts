import type { ObstacleData } from '../schema.ts'

export const cityStream: ObstacleData = {
  id: 'city-stream',
  kind: 'across',
  place: 'city-street',
  props: [{ prop: 'stream', where: 'near' }],
  tool: 'umbrella',
  avoid: [],
  meet: {
    three: [
      'A pipe had a hole. A stream ran down the street!',
      'The street was wet, wet, wet. It was a stream now.',
      '"Quack," said a duck. It swam in the street! The street was a stream.',
      'There was a stream in the street.',
      'Drip, drip, whoosh! Now the street had a stream in it.',
      '"My hat!" said a man. It went off down the stream.',
    ],
    five: [
      'A pipe had burst under the long street. Now there was a stream in it, with a {hat|shoe} going by.',
      'The street had turned into a stream. A tram stood in it up to the knees, and the driver was fishing.',
      'There was a stream where the street had been. Two ducks had moved in.',
      'The street was a stream. A shoe sailed by, and then its friend.',
      'Water ran out of the baths and made a stream. A boy went past on a tea tray.',
      'The other side of the street was over there, and a stream was in between.',
    ],
    seven: [
      'A pipe had burst under Long Street, and where the trams should have been there ran a stream. A hat came down it, and then a chair, and then a man in a bath, who lifted his sponge to them.',
      'Nobody had turned off the tap at the baths. The street was a stream from door to door, and the cats sat along the walls with their tails pulled up, saying what they thought of it.',
      'A tap had been left on, and the long street was a stream. Two ducks had taken the seat at the tram stop.',
      'A stream was going down the middle of the street. It had a tub in it, and a broom, and one very calm cat on a door.',
      'When the big pipe broke, the street turned wet from end to end, a stream with doors, and the man who sold shoes began to sell fish.',
      'Nobody had ever seen a stream wait for a tram. It went by without stopping, just as the trams did.',
    ],
    verse: [
      'A pipe had burst open with bubble and gleam, / And the whole of the street was one long stream.',
      'The street was a stream, and a hat sailed by, / And nothing at all on the road was dry.',
      'Where trams used to go there were ducks in a row, / And nobody knew how to stop the flow.',
      'Yesterday it was a street. / Now a stream went past their feet.',
    ],
    small: [
      'A stream ran down / the street of the town.',
      'Splash, slosh and swish! / The street had a fish.',
    ],
  },
  solve: {
    three: [
      'An umbrella was the boat! In they sat. Off it went.',
      'Flip! The umbrella stood on its head. It was a boat.',
      '{hero} sat in the big umbrella. {friend} sat in it, too. It spun to the other side!',
      'An umbrella can float. So did they!',
      'Plop! They sat in an umbrella and rode over.',
      'Round and round went the umbrella. Hello, other side!',
    ],
    five: [
      'They turned the big umbrella upside down and sat in it. It spun round twice, and put them out on the other side.',
      '"It keeps out rain," said {hero}. "It will keep out this." The umbrella lay down like a bowl, and they paddled over with a {spoon|shoe}.',
      'Over went the umbrella, and in went {hero} and {friend}. A duck held up the trams for them.',
      'They put the umbrella on its head, sat in it, and spun across.',
      '{friend} held the handle, and {hero} was the sail. The umbrella took them over in one go.',
      'An umbrella on its back will float. It held two, and a duck who asked nicely.',
    ],
    seven: [
      'They opened the biggest umbrella in the lost-and-found, set it on its head, and stepped in. It turned round three times, to get used to the idea. Then it sailed across like a teacup, and people on the steps took off their hats.',
      '"It has kept off the rain for years," said {hero}, "and it never asked which way up." So the umbrella lay down on the water with its handle in the air. {friend} steered by the handle, and a tram rang its bell to let them by.',
      'An umbrella, set down on its head, is a very small round boat. They got in, and it danced across, and the ducks looked away.',
      'An umbrella was lent to them by a lady, who had never seen it used that way up. They sailed over in it, and sent it back full of dry thanks.',
      'The umbrella bobbed, and dipped, and took in one spoon of water. Then it carried them to the far side, and they gave the spoon back.',
      'They put out to sea in an umbrella. It was a short trip, with a good deal of turning round, and both of them were captain.',
    ],
    verse: [
      'They flipped an umbrella to make them a boat, / And sat in the bowl of it, safe and afloat.',
      'Umbrellas are boats if you turn them about. / They keep the rain off, and they keep the stream out.',
      'An old black umbrella, laid flat on its crown, / Took two of them over and never went down.',
      'An umbrella made a boat. / {hero} laughed to see it float.',
    ],
    small: ["Umbrella, flip! / Now it's a ship.", 'Tip it. It floats! / Best of all boats.'],
  },
  fact: {
    three: [
      '"It keeps water out," said {hero}. "So it can float."',
      '"If it is dry inside, it floats," said {hero}.',
      '"Rain can not get in it," said {hero}. "So a stream can not."',
    ],
    five: [
      '"A boat is just a thing full of air that keeps water out," said {hero}. "What do we have that keeps water out?"',
      '"It keeps water out of the air," said {hero}, "so it can keep air in the water."',
      '"If no water gets in, it floats," said {hero}. "And it was made to let none in."',
    ],
    seven: [
      '"A boat floats because it pushes the water to one side and puts air there," said {hero}. "So we want something wide and round that does not leak. It need not have been a boat before."',
      '"Keep the water out of it, and anything hollow will float," said {hero}. "It does not have to look like a boat."',
      '"It was made to keep water on one side and us on the other," said {hero}. "It can do that upside down."',
    ],
    verse: [
      "\"A thing that is hollow and won't let wet in / Will float, if it's cloth or it's wood or it's tin.\"",
    ],
    small: ['"No hole? No leak? / We float, so to speak."'],
  },
}

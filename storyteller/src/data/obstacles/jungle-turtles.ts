import type { ObstacleData } from '../schema.ts'

export const jungleTurtles: ObstacleData = {
  id: 'jungle-turtles',
  kind: 'other',
  place: 'jungle-river',
  props: [],
  tool: 'leaf',
  avoid: [],
  meet: {
    three: [
      'Stones in the river! Step, step. Then one stone swam off.',
      'One stone had a face. It was not a stone. It was a turtle!',
      'Ten round stones! {hero} said, "Step." The stones said, "No, thank you."',
      'The stones swam off! They had legs.',
      'Step, said {hero}. "No," said the stone, and swam away.',
      'A row of stones! But each one had a tail.',
    ],
    five: [
      'There were stepping stones over the river. {hero} trod on the first, and it said, "Do you mind?"',
      'A row of round stones went over the river. Then the row looked up, and swam off.',
      '{hero} stepped on a stone. It turned round and looked at {him}.',
      '{friend} hopped on a flat brown stone. It blinked, and went home with {fhim}.',
      '"Nice stones," said {hero}. The stones took it badly, and dived.',
      'They had just counted nine stones when there were only eight. Then there were none.',
    ],
    seven: [
      'Across the river lay eleven round stones, just a step apart. It was almost too good. {hero} had one toe out when the nearest stone put up its head, looked at the toe, and paddled away. So did the other ten.',
      'The bridge over the river was made of turtles, and it was closed. They lay about under the far bank, chewing. {friend} called "Please!" and "Excuse me!" and once, without much hope, "Stones!"',
      'There were stepping stones, round and brown, until somebody stepped on one. Then there were turtles, and they were not staying.',
      'Eleven brown stones made a path right over the river. {hero} bowed to them, just in case. All eleven bowed back, and left.',
      '"I thought that they were stones," said {friend}, wet to the knees. "We thought that you were a stork," said a turtle, from a safe distance.',
      'It had been a bridge a minute ago. Then it was turtles, and then it was rings on the water, getting wider.',
    ],
    verse: [
      'The stones in the river were round, in a row, / Until one looked up, and it said to them, "No."',
      'They came to the stones with a hop and a skip. / The stones swam away for an evening dip.',
      "One stone gave a yawn, and one opened an eye. / The bridge swam away, and it didn't say why.",
      'Stepping stones! They took a hop. / Every stone swam off. Plop, plop!',
    ],
    small: ['The stones swam out. / They swam about.', '"That stone has eyes!" / Oh, what a surprise.'],
  },
  solve: {
    three: [
      'They held back a leaf. Sun fell in. The turtles sat in it, all in a row.',
      'Up with the leaf! The river got warm. Now each turtle sat still. Step, step!',
      'The sun could not get in. A leaf was in the way! They held it up. Ten turtles came.',
      'Up, leaf! The sun came in, and the turtles came too.',
      'Up, leaf! The turtles came back.',
      'They pulled the leaf back. A warm spot! The turtles sat there like stones.',
    ],
    five: [
      'A leaf as big as a door hung over the river. They bent it back, and a stripe of the last sun fell in. Up came the turtles to sit on the stripe.',
      '{friend} pulled down a leaf, and the last sun came through. The turtles lined up in it from bank to bank. "Mind my hat," said the last one.',
      'They held up a big leaf. The last sun fell in, and the turtles lined up.',
      '{hero} tied up a leaf, and a yellow path lay on the water. Soon it had turtles on it, nose to tail.',
      'One leaf had kept the river cool. {friend} took it away, and the turtles came up to get warm. "You may step on us now," they said.',
      'They let in some sun from behind a leaf. It was better than asking.',
    ],
    seven: [
      'Over the river hung one big leaf. They tied it back, like a curtain, and a long gold stripe of the last sun fell from bank to bank. Up came the turtles to lie in it, side by side, with their eyes shut. "Step softly," said the oldest, "and wake me on Thursday."',
      'Nobody called again. {hero} bent a big leaf to one side, and let the last of the sun lie down on the water where they wished to go. A turtle cannot see a warm place and leave it empty. Soon there were eleven in it, snug as buns on a tray.',
      'They bent back one big leaf, and the last of the sun lay across the river. In a minute there were turtles on it from end to end.',
      'The last sun was just behind a leaf the size of a sail. They rolled the leaf up and tied it with grass. Out came the turtles, one after another, to sit in the gold, and nobody minded small feet.',
      '{friend} held the leaf back with both {hands}. The light made a road to the other bank, and the road filled up with warm, contented turtles.',
      '{hero} lifted the edge of a leaf, like a lid, and the evening fell in. Every turtle on the river came to lie there, shell to shell.',
    ],
    verse: [
      'They pulled a leaf back and the sun made a line, / And turtles lay down in it, seven, eight, nine.',
      'They lifted a leaf, and the sunshine fell through. / Along came the turtles, and sat two by two.',
      'They let down the sunlight like rope through a hole, / And turtles came up for it, out for a stroll.',
      '{hero} held a leaf up. Sun / Brought the turtles, one by one.',
    ],
    small: ['They lift a leaf. Sun! / And turtles, each one!', 'Warm sun, so nice! / Up in a trice.'],
  },
  fact: {
    three: [
      '"Turtles like to be warm," said {hero}. "Let in the sun!"',
      '"Turtles want sun," said {hero}. "Let it in!"',
      '"A turtle needs sun to get warm," said {hero}.',
    ],
    five: [
      '"A turtle cannot make its own warm," said {hero}. "It has to borrow the sun. So let us lend it some."',
      '"Turtles get all their warm from the sun," said {hero}. "Let it in!"',
      '"When they are cold they come out to find the sun," said {hero}. "Where is there some?"',
    ],
    seven: [
      '"An animal with fur burns its supper to keep warm," said {hero}. "A turtle is just as warm as the place it sits in. Give it a bit of sun, and it will come."',
      '"A turtle cannot keep warm without help," said {hero}. "So it always looks for the sun."',
      '"They are as cool as the river inside, and they need the sun to warm them," said {hero}. "Where the sun is, they will be."',
    ],
    verse: [
      '"A turtle is cold till the sun makes it hot, / So show it some sun, and you\'ll show it the spot."',
    ],
    small: ['"It likes the heat. / The sun is a treat."'],
  },
}

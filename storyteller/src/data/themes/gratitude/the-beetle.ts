import type { Strand } from '../../schema.ts'

export const theBeetle: Strand = {
  plant: {
    three: [
      '{hero} did not look down. Who lives down there?',
      '{hero} ran by a bug. The bug said hello. {hero} did not hear.',
      '"Thank you, sun," said {hero}. {He} stood on a bug\'s bed.',
    ],
    five: [
      '{hero} thanked the baker, the mayor and the moon. Anybody smaller than a bun {he} did not see.',
      '{hero} always looked people in the eye to thank them. It left out those with very low eyes.',
      'Somebody had swept the path before {hero} came. It must have been somebody with a very short broom.',
    ],
    seven: [
      '{hero} was quite polite, as far as {he} could see. The trouble was that {he} could not see very far down. Nobody under the height of a teapot had ever been thanked.',
      'At parties {hero} went round and thanked everybody, from the tallest down. By the time {he} got to the chairs {he} {was} tired, and stopped there.',
      '{hero} bowed to people when {he} met them, but never very far. There was a whole world just under where the bow ended.',
    ],
    verse: [
      '{hero} said thank you to all who were tall. / But nobody bent to say thanks to the small.',
      '"Thank you," said {hero}, "you tall, you wide!" / {He} never looked down at the smaller side.',
    ],
  },
  low: {
    three: [
      'A bug was on the path. It led them on. "Thank you, bug!"',
      'A bug moved a small stone. {hero} did not fall. "Thank you!"',
      '{hero} sat on a leaf. It was clean. "Who did that?"',
    ],
    five: [
      'An ant was carrying a crumb ten times its size. "Who does it do that for?" asked {hero}. {friend} did not know. Nobody had asked the ant.',
      'A snail was cleaning the stone they sat on. "Do you do all of them?" asked {hero}. It seemed that it did.',
      '{hero} dropped a bit of bun. It went off, on six legs, to where it was needed.',
    ],
    seven: [
      '"Who takes away the crumbs?" asked {hero} suddenly. They had been having buns, and there are always crumbs, and then there are not. They looked down. A line of ants was going off with the last of them, in step, and had clearly been at it for years.',
      'Somebody had left a straight line of small white stones beside the path, all day long. {hero} had not seen them. {friend} had. "Who puts them there?" asked {hero}. "Look how low they are," said {friend}.',
      'There had been no mud on the path for some time. "That is odd," said {hero}. Then {he} looked more closely, and saw a very small spade leaning on a very small wall.',
    ],
    verse: [
      '"Who tidies the crumbs up?" They looked, and below / A long line of ants marched away in a row.',
      '{hero} bent down to a bug with a load. / Had no one said thank you, on all of that road?',
    ],
    small: ['"Who took that crumb?" / "Look! Here they come."'],
  },
  test: {
    three: [
      '"She does it all," said {keeper}. It was a bug.',
      '"Not me," said {keeper}. "Look down. She did it."',
    ],
    five: [
      '"I only hold the lamp," said {keeper}. "She does it all." There stood a very old beetle, with a very small broom.',
      '"I only do the talking," said {keeper}, and pointed down. By {khis} foot an old beetle was washing a step.',
    ],
    seven: [
      '"I only hold the lamp," said {keeper}, and moved it down. There stood a beetle with a broom. She had swept {land} every night for a hundred years. And now she had stopped, and was sitting on her bucket.',
      '"Mind your step," said {keeper}. Down by a stone was a beetle, with a pail. "She has done it all since before I came. She means to give it up. She says that nobody would know."',
    ],
    verse: [
      '"Don\'t thank me," said {keeper}. "That beetle, you see, / Has swept it each night, and they only thank me."',
    ],
    small: ['"It was not me. / That bug did it, see?"'],
  },
  act: {
    three: [
      '{hero} got down low. "Thank you!" The bug went pink.',
      '{hero} sat down low. "Thank you, bug! You did well."',
    ],
    five: [
      '{hero} lay down flat, so that they were eye to eye. "Thank you for every night of it," {he} said. The beetle had to sit down.',
      '{hero} put {his} chin on the step. "So it was you," {he} said. "Thank you." The beetle dropped her cloth.',
    ],
    seven: [
      '{hero} lay down on {his} front. "I am sorry that it is so late," {he} said, "but thank you. I never once stepped in anything." The beetle took off her hat, which no one had known was a hat. "You are the first who came down," she said.',
      '"I would," said {hero}, and then, because that was not true, {he} lay down and made it true. From there {he} could see what she had done. There were steps cut in the stone, each as high as a crumb. "Thank you," {he} said, one for each.',
    ],
    verse: [
      'So {hero} lay down with {his} chin on the ground. / "Thank you!" The beetle spun round and round.',
    ],
    small: ['{hero} bent low. / "We thank you so!"'],
  },
  close: {
    three: [
      'Thank you, ants. Thank you, bugs.',
      '{hero} put a crumb down by the bed. "For you."',
      '"Good night, you small ones," said {hero}. Tap, tap, tap.',
    ],
    five: [
      'Something small ran over the floor in the moonlight. "Thank you," said {hero}, just in case.',
      '{hero} looked under the bed once more, in case anybody there had been good to {him}.',
      'A moth had dusted the window. "Thank you," said {hero}. "I can see right out."',
    ],
    seven: [
      'Before {he} slept, {hero} said thank you to the floor, and waited. Somebody very small said, "Not at all."',
      'There was one crumb left on the plate. {hero} cut it in nine, and put it by the crack in the floor, with a very small spoon.',
      '{hero} bowed to the floor before {he} slept. It was the lowest bow of the day, and {he} thought that somebody bowed back.',
    ],
    verse: [
      'Thank you to moth, and to beetle, and bee, / And all of the others too little to see.',
      'Thank you, small feet, that go by in the night. / Your work was so little, and all of it right.',
    ],
  },
}

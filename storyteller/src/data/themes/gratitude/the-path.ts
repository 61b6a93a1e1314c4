import type { Strand } from '../../schema.ts'

export const thePath: Strand = {
  plant: {
    three: [
      '{hero} ate {his} toast. Toast was just there.',
      'The cup was clean. {hero} drank. Cups were clean.',
      '{hero} went on the path. That is what paths are for.',
    ],
    five: [
      '{hero} ate {his} toast and did not ask who made it.',
      '"Lunch comes at noon," said {hero}, as if it came on its own legs.',
      "There was a path to {hero}'s door. {He} thought that doors grew them.",
    ],
    seven: [
      "Each morning {hero}'s boots stood clean by the door. {He} thought that boots did that.",
      '{hero} had a button on {his} coat that came off every week. Every week it was back. {He} thought it was a very good button.',
      'The table was laid when {hero} came down, and the bread was cut. {He} had been told that the sun came up on its own as well, and saw no reason to ask.',
    ],
    verse: [
      'Each morning the boots by the door were clean. / "That\'s boots for you," {he} said. "They preen."',
      '{hero} had bread by {his} plate each day, / And never asked who, and went off to play.',
    ],
    small: ['{hero} ate toast. / {He} forgot the most.'],
  },
  low: {
    three: [
      '"All this way," said {hero}, "and you did not stop!"',
      '"You held my bag," said {hero}. "All day! Thank you."',
      '{friend} had kept {hero} the best stone. "Oh, thank you."',
    ],
    five: [
      '"You waited for me," said {hero}. "I always do," said {friend}. "I know," said {hero}. "Thank you."',
      '{hero} had not once tripped that day. {friend} had been going in front, kicking the stones out of the way.',
      '"Is there any water left?" asked {hero}. There was. {friend} had kept {fhis}. "Thank you," said {hero}, and gave half back.',
    ],
    seven: [
      '{hero} looked back along the way. At each bad place there had been a {fkind} on the far side, holding out a hand. "Was that you every time?" {he} said. "Mostly," said {friend}.',
      '"You went first over all the bad bits," said {hero}, who had only just worked it out. "Somebody had to," said {friend}. "Thank you for being somebody," said {hero}.',
      "{hero} found that {his} bag was lighter than it had been. {He} looked at {friend}'s. It was fatter. Neither of them said anything about it for a bit, and then {hero} said thank you.",
    ],
    verse: [
      '"You waited for me," said {hero}, "I see. / I thank you for every such wait for me."',
      '"Who cut the steps?" said {hero}. "Who / Put down this stone, and that one, too?"',
    ],
    small: ['"You stayed near me. / How kind! Now I see."'],
  },
  test: {
    three: [
      '"I made the path," said {keeper}. "All of it."',
      '"Was the path good?" said {keeper}. "I dug it."',
    ],
    five: [
      '"I made the path," said {keeper}. "Every stone. People walk on it all day. They never look down."',
      '"I went along it last night with a broom," said {keeper}, "so that it would be nice for you. I took out a root."',
    ],
    seven: [
      '"Did you come by the path?" asked {keeper}. "I made it. I turned every stone to find its soft side." {khe} sighed. "People say it was a nice walk. They think that it grew."',
      '"The first path I made was straight," said {keeper}, "and nobody liked it. So I put in a bend, and a place to sit, and I moved that hill a bit. I have often wondered if anyone can tell." {khe} looked at {hero} sideways.',
    ],
    verse: ['"I made the path," said {keeper}, "each stone. / They walk on it daily, and mostly they moan."'],
    small: ['"I made the way. / They walk it all day."'],
  },
  act: {
    three: [
      '"Thank you for the path!" said {hero}. {keeper} smiled and smiled.',
      '"So good!" said {hero}. "Not one hole. Thank you!"',
    ],
    five: [
      '{hero} looked down. It was a good path, and it had brought them all the way. "Thank you," {he} said, "for each stone of it." {keeper} shone.',
      '"I felt it not be there," said {hero}. "Thank you for the root." And {keeper} laughed.',
    ],
    seven: [
      '{hero} looked back at it, going away over the land like a line in a letter. "Thank you for the bend by the tree," {he} said, "and for the flat stone where we sat. Thank you for the end of it, too." {keeper} blew {khis} nose. "The bend was hard," said {khe}.',
      '"We sat in the place to sit," said {hero}, "and it was where I wanted to. I thought that was luck. Thank you," {he} said, "for my luck." {keeper} had to go and move something.',
    ],
    verse: ['"I thank you for every stone on the way!" / And {keeper} went pink like the end of the day.'],
    small: ['"I thank you for it, / each stone, each bit."'],
  },
  close: {
    three: [
      '"Thank you, path," said {hero}. "You can rest, too."',
      '"Thank you, door," said {hero}. "Thank you, bed. Thank you, {friend}."',
      'The cup was clean. "Thank you, who did it!" said {hero}.',
    ],
    five: [
      '"Thank you, boots," said {hero}. "Thank you, bed." That was all of them, for today.',
      '{hero} ate {his} toast in bed, and went down to thank whoever had made it. It was {friend}.',
      '"The path goes right to my bed," said {hero}. "How kind."',
    ],
    seven: [
      "Somebody cleaned {hero}'s boots each night, while {he} slept. {He} put a note in one of them. It said: I know it is not the boots. Thank you.",
      'A bed had been made, a window shut, and a light left on in the hall. {hero} went through them one at a time, and put a name to each.',
      '{hero} fell asleep on a path, in a way. It went from the door to the bed, and somebody had swept it.',
    ],
    verse: [
      'Thank you, boots, and thank you, floor. / Tomorrow we shall thank some more.',
      'Thank you, good path, that led us there. / Thank you, good shoes, you tired pair.',
    ],
  },
}

import type { Strand } from '../../schema.ts'

export const thePath: Strand = {
  plant: {
    three: ['{hero} ate {his} toast. Toast was just there.'],
    five: ['{hero} ate {his} toast and did not ask who made it.'],
    seven: ["Each morning {hero}'s boots stood clean by the door. {He} thought that boots did that."],
    verse: [
      'Each morning the boots by the door were clean. / "That\'s boots for you," {he} said. "They preen."',
      '{hero} had bread by {his} plate each day, / And never asked who, and went off to play.',
    ],
    small: ['{hero} ate toast. / {He} forgot the most.'],
  },
  low: {
    three: ['"All this way," said {hero}, "and you did not stop!"'],
    five: [
      '"You waited for me," said {hero}. "I always do," said {friend}. "I know," said {hero}. "Thank you."',
    ],
    seven: [
      '{hero} looked back along the way. At each bad place there had been a {fkind} on the far side, holding out a hand. "Was that you every time?" {he} said. "Mostly," said {friend}.',
    ],
    verse: [
      '"You waited for me," said {hero}, "I see. / I thank you for every such wait for me."',
      '"Who cut the steps?" said {hero}. "Who / Put down this stone, and that one, too?"',
    ],
    small: ['"You stayed near me. / How kind! Now I see."'],
  },
  test: {
    three: ['"I made the path," said {keeper}. "All of it."'],
    five: [
      '"I made the path," said {keeper}. "Every stone. People walk on it all day. They never look down."',
    ],
    seven: [
      '"Did you come by the path?" asked {keeper}. "I made it. I turned every stone to find its soft side." {khe} sighed. "People say it was a nice walk. They think that it grew."',
    ],
    verse: ['"I made the path," said {keeper}, "each stone. / They walk on it daily, and mostly they moan."'],
    small: ['"I made the way. / They walk it all day."'],
  },
  act: {
    three: ['"Thank you for the path!" said {hero}. {keeper} smiled and smiled.'],
    five: [
      '{hero} looked down. It was a good path, and it had brought them all the way. "Thank you," {he} said, "for each stone of it." {keeper} shone.',
    ],
    seven: [
      '{hero} looked back at it, going away over the land like a line in a letter. "Thank you for the bend by the tree," {he} said, "and for the flat stone where we sat. Thank you for the end of it, too." {keeper} blew {khis} nose. "The bend was hard," said {khe}.',
    ],
    verse: ['"I thank you for every stone on the way!" / And {keeper} went pink like the end of the day.'],
    small: ['"I thank you for it, / each stone, each bit."'],
  },
  close: {
    three: ['"Thank you, path," said {hero}. "You can rest, too."'],
    five: ['"Thank you, boots," said {hero}. "Thank you, bed." That was all of them, for today.'],
    seven: [
      'Before {he} slept, {hero} put a note in one of {his} boots. It said: I know it is not the boots. Thank you.',
    ],
    verse: [
      'Thank you, boots, and thank you, floor. / Tomorrow we shall thank some more.',
      'Thank you, good path, that led us there. / Thank you, good shoes, you tired pair.',
    ],
  },
}

import type { ThemeData } from '../schema.ts'

export const gratitude: ThemeData = {
  refrains: [
    'Thank you here and thank you there.',
    'Two small words, and off we go.',
    'Thank the big things, thank the small.',
  ],
  summary: ['So many have helped, and one of them has never been thanked.'],
  strands: [
    {
      plant: {
        three: ['{hero} ate a bun. {He} did not say thank you.', '{hero} forgot two small words. Thank you!'],
        five: [
          '{hero} had good manners. {He} kept them for Sundays, and quite forgot to say thank you on the other days.',
        ],
        seven: [
          'People were always doing things for {hero}. The baker kept {him} the crusty end, and somebody swept the step. {He} had never wondered who. It was just there, like the weather.',
        ],
        verse: ["The bun was warm, the step was swept, / But {hero}'s thank-yous all overslept."],
      },
      low: {
        three: [
          '{friend} gave {hero} a hug. "Oh," said {hero}. "Thank you."',
          '"You came with me," said {hero}. "Thank you, {friend}."',
        ],
        five: [
          '"Who carried the bag all this way?" thought {hero}. {friend} had. "Thank you," {he} said. {friend} went quite pink.',
        ],
        seven: [
          'They rested, and {hero} thought about the day. Somebody had found the way over, and somebody had carried the bag, and each time it had been {friend}. {He} looked at {fhim}. "I have not said thank you," {he} said. "Not once." "No," said {friend}, "but you may."',
        ],
        verse: ['"You came with me, the whole long way. / I have not thanked you once today."'],
        small: ['"You came along. / I was so wrong."'],
      },
      test: {
        three: [
          '{keeper} was sad. "I help and help," said {keeper}. "No one sees."',
          '{keeper} lit all the lights. No one ever said thank you.',
        ],
        five: [
          '"I sweep the steps," said {keeper}. "I light the lamps. No one has noticed in years, and so I have stopped." That was how all the trouble had begun.',
        ],
        seven: [
          '"I sweep the steps of {land}," said {keeper}. "I oil the hinges, and I tell the lamps when it is time. I do not do it for thanks. But today I thought: if it makes no difference to anybody, I may as well sit down." So {khe} had sat down. And everything had begun, very quietly, to go wrong.',
        ],
        verse: ['"I sweep, I shine, I light each light, / And nobody ever says thanks at night."'],
        small: ['"I sweep each day. / What do they say?"'],
      },
      act: {
        three: [
          '"Thank you," said {hero}. "For the step. For the light. For all of it!"',
          '{hero} hugged {keeper}. "Thank you, thank you, thank you!"',
        ],
        five: [
          '"It was you?" said {hero}. "Thank you for the step. Thank you for the lamp by my door. Thank you for the hinge, it used to squeak." {He} thanked {khim} for eleven things, and {keeper} sat up straighter with each one.',
        ],
        seven: [
          '{hero} thought of the clean step, and the lamp by the door, and the hinge that never squeaked. "That was you," {he} said. "All of it was you." And {he} began to say thank you. {He} did not say it once, like a coin into a box. {He} said it for each thing by its name. It took a long time, and when {he} had done, {keeper} was standing up.',
        ],
        verse: [
          '"For step and lamp and light, thank you!" / And {keeper} stood up, and smiled right through.',
          '"For step, for lamp, I thank you now!" / Said {hero}, and made {khim} a great low bow.',
        ],
        small: ['"Thank you! You are good." / And up {keeper} stood.'],
      },
      close: {
        three: ['Thank you, bed. Thank you, day. Good night.', '"Thank you," said {hero}. Then {he} slept.'],
        five: [
          '"Thank you, pillow," said {hero}. "Thank you, lamp. Thank you, day." And the day, which was nearly gone, came back for a second to say, "You are welcome."',
        ],
        seven: [
          '{hero} began to thank everything for the day: the stones, the wind, the crusty end of the bread. {He} got as far as the pillow. It was a long list, and it would keep until tomorrow.',
        ],
        verse: ['Thank you, pillow, and thank you, light. / Thank you, day. And now, good night.'],
      },
    },
    {
      plant: {
        five: ['Every day somebody left milk at the door. {hero} drank it, and never wondered who.'],
        seven: ['{hero} thought that beds made themselves, and soup simply happened.'],
        verse: ['The milk came in, the soup was hot. / Did {hero} say thank you? {He} did not.'],
      },
      low: {
        five: [
          '{friend} gave {him} the last bit of water. "Thank you," said {hero}, and heard that {he} did not say it often.',
        ],
        seven: [
          '{friend} had given {him} the dry side of the log, and the bigger bun. {hero} had only just noticed. It made {him} go back over the whole day, and there was a lot of it.',
        ],
        verse: ['{friend} gave up the bigger bun. / "Thank you," said {hero}. It was {his} first one.'],
        small: ['"The big bun, for me? / Thank you, times three!"'],
      },
      test: {
        five: [
          '"I make the evenings," said {keeper}. "The pink bits are hard. No one has ever said if they liked it."',
        ],
        seven: [
          '"I do the evenings," said {keeper}. "I have done every evening since I was small. It is a great deal of pink. I sometimes wonder if anybody looks." {khe} had put down {khis} brush.',
        ],
        verse: ['"I paint the evenings, pink and gold. / Does anyone like them? I\'ve never been told."'],
        small: ['"I paint the night. / Does it look all right?"'],
      },
      act: {
        five: [
          '"It was you?" said {hero}. "Oh, thank you! I liked yesterday\'s best, and the one with the green edge." {keeper} could not speak.',
        ],
        seven: [
          '"Thank you for Tuesday," said {hero}, "when it was purple. Thank you for the one after the rain." {He} remembered more and more of them. By the end {keeper} had gone quite pink at the edges, like {khis} own best work.',
        ],
        verse: [
          '"Thank you for purple, and thank you for red!" / "You noticed!" cried {keeper}, and lifted {khis} head.',
        ],
        small: ['"Thank you for red! / I love it," {he} said.'],
      },
      close: {
        seven: [
          '"Thank you for the soup," {hero} called down the stairs, for it had occurred to {him} that somebody made it. Then {he} slept.',
        ],
        verse: [
          'Thank you to all, for the big and the small, / And thank you, sweet sleep, for coming at all.',
        ],
      },
    },
    {
      plant: {
        five: ['{hero} ate {his} toast and did not ask who made it.'],
        seven: ["Each morning {hero}'s boots stood clean by the door. {He} thought that boots did that."],
        verse: [
          'Each morning the boots by the door were clean. / "That\'s boots for you," {he} said. "They preen."',
        ],
        small: ['{hero} ate toast. / {He} forgot the most.'],
      },
      low: {
        five: [
          '"You waited for me," said {hero}. "I always do," said {friend}. "I know," said {hero}. "Thank you."',
        ],
        seven: [
          '{hero} looked back along the way. At each bad place there had been a {fkind} on the far side, holding out a hand. "Was that you every time?" {he} said. "Mostly," said {friend}.',
        ],
        verse: ['"You waited for me," said {hero}, "I see. / I thank you for every such wait for me."'],
        small: ['"You came with me. / Thank you times three!"'],
      },
      test: {
        three: ['"I made the path," said {keeper}. "All of it."'],
        five: [
          '"I made the path," said {keeper}. "Every stone. People walk on it all day. They never look down."',
        ],
        seven: [
          '"Did you come by the path?" asked {keeper}. "I made it. I turned every stone to find its soft side." {khe} sighed. "People say it was a nice walk. They think that it grew."',
        ],
        verse: [
          '"I made the path," said {keeper}, "each stone. / They walk on it daily, and mostly they moan."',
        ],
        small: ['"I made the way. / What do they say?"'],
      },
      act: {
        three: ['"Thank you for the path!" said {hero}. {keeper} smiled and smiled.'],
        five: [
          '{hero} looked down. It was a good path, and it had brought them all the way. "Thank you," {he} said, "for each stone of it." {keeper} shone.',
        ],
        seven: [
          '{hero} looked back at it, going away over the land like a line in a letter. "Thank you for the bend by the tree," {he} said, "and for the flat stone where we sat. Thank you for the end of it, too." {keeper} blew {khis} nose. "The bend was hard," said {khe}.',
        ],
        verse: [
          '"I thank you for every stone on the way!" / And {keeper} went pink like the end of the day.',
        ],
        small: ['"Thank you, thank you! / The path was so new."'],
      },
      close: {
        five: ['"Thank you, boots," said {hero}. "Thank you, bed." That was all of them, for today.'],
        seven: [
          'Before {he} slept, {hero} put a note in one of {his} boots. It said: I know it is not the boots. Thank you.',
        ],
        verse: ['Thank you, boots, and thank you, floor. / Tomorrow we shall thank some more.'],
      },
    },
  ],
}

import type { ObstacleData } from '../schema.ts'

export const moonBounce: ObstacleData = {
  id: 'moon-bounce',
  kind: 'other',
  place: 'moon-crater',
  props: [{ prop: 'door', where: 'near' }],
  tool: 'pebble',
  avoid: [],
  meet: {
    three: [
      'Boing! They went too high. Boing! They went by the door again.',
      'There was the door. Hop! Now it was behind them.',
      '"Stop at the door," said {friend}. But they could not stop. Boing!',
      'Boing! They flew over the door.',
      '"I will knock," said {friend}. Boing! Up and over the door {fhe} went.',
      'Up they flew. Down they came. The door was on the other side!',
    ],
    five: [
      'There was the little door. They took one step, and flew over it. They took one step back, and flew over it again.',
      'They were too light. Each time they came to the door they bounced, and each time the door {sighed|went by below}.',
      'They came to the door and bounced over it. Then they bounced back.',
      'A door is not hard to find up here. It is hard to stop in front of it.',
      '{hero} reached for the door, and went by it, feet up, like a balloon.',
      'They took a tiny step to the door. On the moon there are no tiny steps.',
    ],
    seven: [
      'At the edge of the crater was a low round door. They walked up to it, and at the last step they sailed over the top and came down behind. From behind it was just as hard. "We are too good at this," said {friend}, upside down.',
      'It was not that they could not get to the door. It was that they could not stop getting to it. Up they went, and over, and back, and over. Each time the same old lady looked up from her {knitting|soup}, inside the window, and waved.',
      'They bounced up to the door, and over it, and back again. The moon would not let them stop.',
      'The door had a mat that said "Welcome", and they read it four times, from above. Each time they came down a bit too far on, or a bit too far back.',
      '"Walk as if on ice," said {friend}, and flew off. {hero} took hold of the door, and {his} feet went up by themselves. They waited there like a flag.',
      'To use the door they had to come down, and they were not at all good at coming down.',
    ],
    verse: [
      'They bounced to the door, and they bounced right on by. / They bounced back again, and again far too high.',
      'They came to the door with a boing and a bound, / And flew past the handle, and turned once around.',
      'They sailed past the door like a ball off a bat. / The lady inside said hello to their hat.',
      'Boing! They bounced. The door went by, / Upside down across the sky.',
    ],
    small: ['Boing! Over the top. / They could not stop.', 'Too light! Too high! / The door went by.'],
  },
  solve: {
    three: [
      'One stone, two stones, ten stones. Heavy! Now they could walk in.',
      'They put stones in a bag. Now they did not fly. Step, step, in!',
      '"Let us be heavy." They got a stone each, and more. Now their feet sat down.',
      'Stones in, feet down! They walked to the door.',
      'Ten stones! Step, step.',
      '{friend} put a stone in each sock. Plod, plod, plod! They were in.',
    ],
    five: [
      'They filled a bag with stones, and each of them held on to one side. After that they walked in like two kings.',
      '"We need more of us," said {hero}, and picked up a pebble. Then ten more. After that their feet stayed down.',
      'They picked up stones, and more stones, till they could walk like ducks.',
      'A pebble in each shoe, and a big one to hug. They walked up to the door like elephants.',
      '{hero} held on to a fat stone as you hold a cat. It kept {him} down nicely.',
      'They hung stones on their belts till they rattled. Then a step was only a step.',
    ],
    seven: [
      'They picked up stones, as many as they could carry, and a few in the hat. It was wonderful how the ground came back. One heavy step, and another, and there they stood at the door like ordinary people, with no {hand} free to knock.',
      '"What we want," said {hero}, "is to be heavy." So they borrowed some heaviness. Big pebbles went in the bag, and small ones in the socks, until they rattled like a kitchen. Once they were in, they left it all in a neat heap on the step, for whoever came bouncing next.',
      'They filled a bag with stones, took one side each, and walked up to the door like people with shopping.',
      '{friend} tied a stone to each end of a string, and wore it. {hero} wore three. They went up the path as slow and as solemn as two grandfathers, and rang.',
      'One pebble was no use, and ten were not enough. With twenty in their hats and pockets they came down and stayed down, and could wipe their feet.',
      'They took a heavy stone between them and would not let it go. It knew how to stay on the ground, and it taught them.',
    ],
    verse: [
      'With stones in a bag, they were heavy and slow, / And walked to the door on the tips of each toe.',
      'A pebble, a pebble, and twenty-two more, / And then they could walk in a line to the door.',
      "They filled up their socks and they clinked on the ground. / It's good to be heavy, those two people found.",
      '{hero} carried stones, and so / In they walked, and very slow.',
    ],
    small: ['Stones in a bag! / Now they could drag.', 'One stone, nine, ten! / On the ground again.'],
  },
  fact: {
    three: [
      '"We are too light here," said {hero}. "Stones can make us heavy!"',
      '"We need to be heavy," said {hero}.',
      '"Up we go, for we weigh so little," said {hero}. "Let us weigh more."',
    ],
    five: [
      '"The moon pulls at us only a little," said {hero}. "If we carry more, it has more to pull."',
      '"The moon pulls so little," said {hero}. "Let us be more to pull."',
      '"Our legs are made for a place that pulls harder," said {hero}. "So we should be heavier."',
    ],
    seven: [
      '"The moon pulls at every bit of us, but so softly that our legs are too strong," said {hero}. "We cannot make it pull harder. We can give it more to pull on."',
      '"The moon pulls softly," said {hero}. "If we carry stones, there is more of us for it to pull at."',
      '"Our legs push as hard as at home, but here we hardly weigh a thing," said {hero}. "So let us weigh more."',
    ],
    verse: [
      '"The moon pulls so softly, our legs are too strong. / Let\'s carry some weight, and we will not go wrong."',
    ],
    small: ['"More weight, less hop. / Then we can stop."'],
  },
}

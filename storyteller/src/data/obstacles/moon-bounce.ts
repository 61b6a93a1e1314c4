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
    ],
    five: [
      'There was the little door. They took one step, and flew over it. They took one step back, and flew over it again.',
      'They were too light. Each time they came to the door they bounced, and each time the door {sighed|went by below}.',
      'They came to the door and bounced over it. Then they bounced back.',
    ],
    seven: [
      'At the edge of the crater was a low round door. They walked up to it, and at the last step they sailed over the top and came down behind. From behind it was just as hard. "We are too good at this," said {friend}, upside down.',
      'It was not that they could not get to the door. It was that they could not stop getting to it. Up they went, and over, and back, and over. Each time the same old lady looked up from her {knitting|soup}, inside the window, and waved.',
      'They bounced up to the door, and over it, and back again. The moon would not let them stop.',
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
      'They got a stone, and ten more. Now they could walk.',
      'Ten stones! Now they could walk.',
    ],
    five: [
      'They filled a bag with stones, and each of them held on to one side. After that they walked in like two kings.',
      '"We need more of us," said {hero}, and picked up a pebble. Then ten more. After that their feet stayed down.',
      'They picked up stones, and more stones, till they could walk like ducks.',
    ],
    seven: [
      'They picked up stones, as many as they could carry, and a few in the hat. It was wonderful how the ground came back. One heavy step, and another, and there they stood at the door like ordinary people, with no {hand} free to knock.',
      '"What we want," said {hero}, "is to be heavy." So they borrowed some heaviness. Big pebbles went in the bag, and small ones in the socks, until they rattled like a kitchen. Once they were in, they left it all in a neat heap on the step, for whoever came bouncing next.',
      'They filled a bag with stones, took one side each, and walked up to the door like people with shopping.',
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
      '"Stones can make us heavy," said {hero}.',
    ],
    five: [
      '"The moon pulls at us only a little," said {hero}. "If we carry more, it has more to pull."',
      '"The moon pulls so little," said {hero}. "Let us be more to pull."',
    ],
    seven: [
      '"The moon pulls at every bit of us, but so softly that our legs are too strong," said {hero}. "We cannot make it pull harder. We can give it more to pull on."',
      '"The moon pulls softly," said {hero}. "If we carry stones, there is more of us for it to pull at."',
    ],
    verse: [
      '"The moon pulls so softly, our legs are too strong. / Let\'s carry some weight, and we will not go wrong."',
    ],
    small: ['"More weight, less hop. / Then we can stop."'],
  },
}

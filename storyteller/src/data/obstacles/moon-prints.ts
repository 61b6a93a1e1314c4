import type { ObstacleData } from '../schema.ts'

export const moonPrints: ObstacleData = {
  id: 'moon-prints',
  kind: 'lost',
  place: 'moon-plain',
  props: [],
  tool: 'magnifying-glass',
  avoid: [],
  meet: {
    three: [
      'So many feet had been here! Which way did they go?',
      'Big feet, small feet, round and round! Where to now?',
      'The moon had feet all over it. Who had come last?',
      'Feet, feet, feet! Which way now?',
    ],
    five: [
      'The plain was full of footprints. Everybody who had ever been there was still there, from the toes down.',
      'Footprints went left, and right, and round in rings. Two of them had been dancing.',
      'There were footprints all over, and they went all ways at once.',
    ],
    seven: [
      'On the moon a footprint stays for ever, and so the plain was full of them. There were big ones, and small ones, and one place where two people had stood for a long time and not known what to say. Which of them went to the crater?',
      'They were to go after the footprints of the milkman. That was clear enough. What no one had told them was that he had brought the milk every morning for thirty years, and never twice by the same way.',
      'The plain was full of footprints that nobody had ever swept. They went in every direction, and some went in two.',
    ],
    verse: [
      'The moon keeps each footprint that ever was made. / Some hopped and some wandered, and some of them strayed.',
      'The moon was all footprints, and round and about. / And which of them went in, and which of them out?',
      'A boot, a paw, a slipper, a toe! / They all went somewhere. Where did they go?',
      'Footprints, footprints everywhere! / Which was new? From here or there?',
    ],
    small: ['Feet here, feet there! / Feet everywhere.', 'A print, a toe. / Which way to go?'],
  },
  solve: {
    three: [
      'They got a magnifying glass. This print was on top! It was the new one.',
      'Look, look! One print sat on all the rest. "That came last!"',
      'Under the boot was a shoe. Under the shoe was a paw. So the boot was new!',
      'They got a magnifying glass. One print was on top!',
    ],
    five: [
      'They looked at them through a magnifying glass. One row of prints lay on top of all the others. So it was new, and they went after it.',
      '"This toe is on that heel," said {hero}, with the magnifying glass. "So the toe came later." And after the toe they went.',
      'With a magnifying glass they found the prints that lay on top. Those were new.',
    ],
    seven: [
      '{hero} lay down with the magnifying glass, nose to the dust. "This boot stood on that boot," {he} said, "and this one stood on both." So they went from crossing to crossing, always after the boot on top. At the end lay the crater, and the milk, still cold.',
      "They picked one place where all the tracks crossed, and bent over it with the magnifying glass, like two people who have dropped a pea. Under a shoe was a paw. Under the paw was a boot. But over all three lay a big flat sandal, and it was this morning's.",
      'They looked through the magnifying glass for the boot that stood on all the others. It was the last to come, and it knew the way.',
    ],
    verse: [
      'They looked through a lens at the prints on the ground. / The top one was last to come around.',
      'They looked for the print that was on top of all, / And followed its heel to the crater wall.',
      'A shoe on a paw, and a boot on the shoe: / The boot was the last to have come along, too.',
      '{hero} held a lens. On top / Was the newest: hop, hop, hop.',
    ],
    small: ['The top one is new. / That one will do.', 'Look, look! This toe / is the last to go.'],
  },
  fact: {
    three: [
      '"New prints go on top," said {hero}. "Look for the top one!"',
      '"New prints go on top," said {hero}.',
    ],
    five: [
      '"No wind rubs them out here," said {hero}. "But a new foot must step on the old ones. So what is on top came last."',
      '"New prints lie on top of old ones," said {hero}. "Look for the top."',
    ],
    seven: [
      '"There is no wind and no rain, so nothing here gets rubbed out," said {hero}. "But what lies on top must have come after what lies below. That is how people read rocks, too, and beds that have been jumped on."',
      '"Nothing rubs them out here," said {hero}. "But what is on top came last. So we look for the top one."',
    ],
    verse: [
      '"No wind rubs them out, so we look for the one / That lies on the others. It\'s last to be done."',
    ],
    small: ['"What lies on top / came last. So stop!"'],
  },
}

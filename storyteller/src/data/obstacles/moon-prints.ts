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
      'One foot went this way. One foot went that way. Which was right?',
      '"So many feet!" said {friend}. They all went for a walk here.',
    ],
    five: [
      'The plain was full of footprints. Everybody who had ever been there was still there, from the toes down.',
      'Footprints went left, and right, and round in rings. Two of them had been dancing.',
      'There were footprints all over, and they went all ways at once.',
      'There were so many footprints that there was no room to add their own.',
      'They had to find the newest footprints. They all looked as if it had been last week.',
      'Boots had gone by here, and paws, and something with wheels. Who had been last?',
    ],
    seven: [
      'On the moon a footprint stays for ever, and so the plain was full of them. There were big ones, and small ones, and one place where two people had stood for a long time and not known what to say. Which of them went to the crater?',
      'They were to go after the footprints of the milkman. That was clear enough. What no one had told them was that he had brought the milk every morning for thirty years, and never twice by the same way.',
      'The plain was full of footprints that nobody had ever swept. They went in every direction, and some went in two.',
      'Nobody had cleaned the moon since it was made. All the feet that had ever crossed it had left a mark, and they had crossed it, it seemed, mostly here.',
      'They looked for tracks, and that was easy. They looked for the right ones, and that was like looking for one noodle on a plate of noodles.',
      '"Here somebody hopped," said {friend}. "Here somebody sat down. And here is somebody with three legs, or two people who were fond of each other." It was all very interesting, and it led everywhere.',
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
      'In a magnifying glass you could see the top print!',
      'In the magnifying glass they saw a toe on a toe. The top toe was the new toe!',
      '{hero} looked for the last foot. It was on top. They went the way it went.',
      'In the magnifying glass was a print with no foot on it. So that was the last.',
    ],
    five: [
      'They looked at them through a magnifying glass. One row of prints lay on top of all the others. So it was new, and they went after it.',
      '"This toe is on that heel," said {hero}, with the magnifying glass. "So the toe came later." And after the toe they went.',
      'With a magnifying glass they found the prints that lay on top. Those were new.',
      '{friend} held the magnifying glass, and {hero} crept. A round heel sat on all the square ones, so round it was.',
      'Under the magnifying glass one print had clean edges, right across the others. It knew where it was going.',
      '"Who stepped on whom?" said {hero}. In the magnifying glass was the one who was never stepped on.',
    ],
    seven: [
      '{hero} lay down with the magnifying glass, nose to the dust. "This boot stood on that boot," {he} said, "and this one stood on both." So they went from crossing to crossing, always after the boot on top. At the end lay the crater, and the milk, still cold.',
      "They picked one place where all the tracks crossed, and bent over it with the magnifying glass, like two people who have dropped a pea. Under a shoe was a paw. Under the paw was a boot. But over all three lay a big flat sandal, and it was this morning's.",
      'They looked through the magnifying glass for the boot that stood on all the others. It was the last to come, and it knew the way.',
      'They crept about, nose to the magnifying glass, until they found a foot that no other foot had touched. They found its neighbour, and so they went on, like people who collect mushrooms.',
      '{friend} saw it first, with one big eye behind the magnifying glass. A thin wheel had rolled over every boot there was. They took the road of the wheel.',
      'It was just like a pile of coats. The magnifying glass could tell them which had been thrown down last, and they went the way that it pointed.',
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
      '"The top one is new," said {hero}.',
      '"A new foot steps on an old one," said {hero}.',
    ],
    five: [
      '"No wind rubs them out here," said {hero}. "But a new foot must step on the old ones. So what is on top came last."',
      '"New prints lie on top of old ones," said {hero}. "Look for the top."',
      '"If you make a pile, the last thing is on top," said {hero}. "Feet are like that too."',
    ],
    seven: [
      '"There is no wind and no rain, so nothing here gets rubbed out," said {hero}. "But what lies on top must have come after what lies below. That is how people read rocks, too, and beds that have been jumped on."',
      '"Nothing rubs them out here," said {hero}. "But what is on top came last. So we look for the top one."',
      '"To find out who was last, see who trod on whom," said {hero}. "Nothing can step on what is not there yet."',
    ],
    verse: [
      '"No wind rubs them out, so we look for the one / That lies on the others. It\'s last to be done."',
    ],
    small: ['"What lies on top / came last. So stop!"'],
  },
}

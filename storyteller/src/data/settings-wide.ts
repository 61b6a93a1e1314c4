import type { SettingData } from './schema.ts'

export const underTheSea: SettingData = {
  names: ['the Coral Kingdom', 'Seahorse Bay', 'the Sunken Garden', 'Bubble Reef'],
  within: 'in',
  where: [
    'where the fish went to school and liked it',
    'where the seaweed waved to everybody',
    'where the pearls were kept in soap dishes',
    'where the crabs danced sideways on Sundays',
  ],
  homes: [
    'a shell house behind the coral',
    'an upside-down teapot on the sand',
    'a cave with a seaweed curtain',
  ],
  sense: {
    three: [
      'Blub, blub, went the bubbles.',
      'A fish said, "Blub."',
      'The sea was blue and green.',
      'Swish, went the weed.',
    ],
    five: [
      'The seaweed waved, as it did to everyone.',
      'A school of fish went by, all turning at once.',
      'Light came down through the water in long wobbly stripes.',
      'A crab stepped aside. It was the only way it knew.',
      'Bubbles went up, in no hurry, to see the sky.',
    ],
    seven: [
      'The light came down in long wobbling ribbons and drew gold nets on the sand.',
      'A school of small fish turned all at the same moment, like a page.',
      'A crab stepped aside to let them pass. It was the only direction in which it was any good.',
      'Their bubbles went up, one after the other, like people going upstairs.',
      'Everything swayed a little, all the time, as if the sea were rocking it.',
    ],
    verse: [
      'The seaweed waved, the fishes turned, / And through the blue the sunset burned.',
      "The bubbles wobbled up and up, / Like fizz inside a giant's cup.",
      'The bubbles wobbled up and up, / Like lemonade inside a cup.',
      'A crab stepped left, a crab stepped right, / And bowed to both, and was polite.',
    ],
  },
  hush: {
    three: ['Blub, said the sea. Blub.', 'The weed went swish, so slow.'],
    five: [
      'All round the house the sea rocked, and rocked, and rocked.',
      'The seaweed waved good night to everyone.',
    ],
    seven: [
      'The sea went on rocking, as it has always done, for anyone who might be awake.',
      'Far above, the moon laid one silver coin on the water, and it came down slowly, as light.',
    ],
    verse: [
      'The sea rocks slow, the sea rocks deep, / And all the little fishes sleep.',
      'The sea rocks left, the sea rocks right, / And all the fishes say good night.',
    ],
  },
  route: [
    { place: 'coral-reef', called: 'the coral reef', avoid: [] },
    { place: 'kelp-forest', called: 'the kelp forest', avoid: [] },
    { place: 'sea-cave', called: 'the pearly cave', avoid: [] },
  ],
  helpers: ['turtle', 'frog', 'penguin', 'robot', 'mouse', 'cat'],
  obstacles: [
    {
      id: 'sea-current',
      kind: 'other',
      place: 'coral-reef',
      props: [],
      tool: 'rope',
      avoid: [],
      meet: {
        three: ['The sea went whoosh. It pushed them back.'],
        five: [
          'Between two reefs the sea ran like a river. It picked them up and {put them back|set them down again} where they had been.',
        ],
        seven: [
          'There was a gap in the reef, and through it the sea ran like a river in a bad mood. Three times they set out. Three times it {handed them back|returned them}, like a letter with the wrong stamp.',
        ],
        verse: ['The sea ran fast through a gap in the reef. / It swept them back like a little leaf.'],
      },
      solve: {
        three: ['They went low, by the sand. They held a rope. Over!'],
        five: [
          'They went right down to the sand, where the sea runs slowly, and pulled themselves along a rope of weed.',
          'They went right down to the sand, where the sea runs slow, and pulled on a rope of weed, hand over hand.',
        ],
        seven: [
          'So they went down, and lay flat on the sand, and there, under the rush of it, the water was nearly still. With a rope of weed from rock to rock they drew themselves across, while overhead a surprised mackerel shot by backwards.',
        ],
        verse: ['They kept down low, where the sea runs slow, / And pulled on a rope in the calm below.'],
      },
      fact: {
        three: ['"The sea is slow down low," said {hero}.'],
        five: ['"Near the bottom the water rubs on the sand," said {hero}, "and that slows it down."'],
        seven: [
          '"Water rubs against the bottom, just as we do on a carpet," said {hero}. "The lowest bit is nearly stopped. If we stay in it, the rest will go over our heads."',
        ],
        verse: ['"The water rubs along the sand. / It\'s slower there, you understand."'],
      },
    },
    {
      id: 'sea-kelp',
      kind: 'lost',
      place: 'kelp-forest',
      props: [{ prop: 'seaweed', where: 'near' }],
      avoid: [],
      meet: {
        three: ['Seaweed, seaweed, all around! Which way?'],
        five: [
          'In the kelp forest the seaweed stood as tall as a church. It swayed left, and {everything moved|the path moved}, and it swayed right, and it moved back.',
        ],
        seven: [
          'The seaweed of the kelp forest stood as tall as a church, and swayed. Whenever it swayed to the left there was a path, and when it swayed to the right that path was {somewhere else|gone and another one there}.',
        ],
        verse: ['The seaweed swayed from left to right, / And moved the path clean out of sight.'],
      },
      solve: {
        three: ['They let a bubble go. Up it went. Up is there! Now they knew.'],
        five: [
          'They swam up a little, over the tops, where the light came from one side only. From there it was {quite easy|as plain as a map}.',
        ],
        seven: [
          'So they stopped looking at the path, and looked at the light. It came slanting down from the west, and it did not sway. They kept it on their left cheek, counted to a hundred, and came out by the cave as straight as a ruler.',
        ],
        verse: ['They followed the slant of the evening light, / And came out straight, and came out right.'],
      },
      fact: {
        three: ['"A bubble always goes up," said {hero}.'],
        five: [
          '"Weed bends, but light goes straight," said {hero}. "The sun is in the west, so the light comes from there."',
        ],
        seven: [
          '"Everything in here moves, except the light," said {hero}. "Light always travels in straight lines, and at this hour it comes from the west. It is the only honest signpost in the place."',
        ],
        verse: [
          '"The weed may bend, but light goes straight. / It comes from the west when the day is late."',
        ],
      },
    },
    {
      id: 'sea-shell',
      kind: 'blocked',
      place: 'sea-cave',
      props: [{ prop: 'shell', where: 'near' }],
      avoid: [],
      meet: {
        three: ['A big shell shut the cave. Clam! It did not open.'],
        five: [
          'The cave had a door, and the door was a shell, shut {as tight as a lip|as tight as a purse}. They knocked. It shut a bit more.',
        ],
        seven: [
          'The door of the cave was a shell as wide as a bath. They knocked, and it closed a little tighter. They {pulled|tugged}, and it closed tighter still. It was that sort of door.',
        ],
        verse: ["A great big shell was the cave's front door. / They knocked, and it shut a little more."],
      },
      solve: {
        three: ['They sat still and sang low. The shell came open, bit by bit.'],
        five: [
          'They stopped pulling. They made the water move, softly, to and fro, as if it brought supper. The shell {opened|yawned}.',
        ],
        seven: [
          'They left it alone. They swam a little way off, and with their {hands} they sent small waves to it, to and fro, as the tide does at suppertime. After a while the shell thought that it was alone with its dinner, and opened as wide as a yawn.',
          'They stopped pulling. They swam a little way off, and fanned the water to and fro, as the tide does at suppertime. After a while the shell began to think of its dinner, and opened as wide as a yawn.',
        ],
        verse: ['They fanned the water, to and fro. / The shell thought "supper", and opened slow.'],
      },
      fact: {
        three: ['"A shell shuts when it is poked," said {hero}. "Let us be soft."'],
        five: [
          '"A clam eats what the water brings," said {hero}. "It shuts if it is poked, and it opens to eat."',
        ],
        seven: [
          '"A clam has one big muscle, and it is stronger than all of ours," said {hero}. "But it must open to eat, for it strains its food from the water. So we ought not to be burglars. We ought to be lunch."',
          '"A clam has one big muscle, and it is stronger than all of ours," said {hero}. "But it must open to eat, for it strains its food from the water. We cannot make it open. We can make it want to."',
        ],
        verse: ['"A clam will shut at poke or shove, / But it opens for food that drifts above."'],
      },
    },
  ],
}

export const atSea: SettingData = {
  names: ['the Wide Blue Bay', 'the Sea of Teacups', 'Gull Harbour', 'the Marmalade Sea'],
  within: 'in',
  where: [
    'where the gulls knew all the gossip',
    'where the boats nodded to each other all day',
    'where the tide came in for tea',
    'where the lighthouse winked at everyone',
  ],
  homes: ['a houseboat with geraniums', 'a little boat with a yellow sail', 'a hut on the harbour wall'],
  sense: {
    three: [
      'Splish, splash, said the sea.',
      'A gull said, "Mine!"',
      'It smelled of salt.',
      'The boats went bob, bob.',
    ],
    five: [
      "It smelled of salt, and rope, and somebody's fried fish.",
      '"Mine," said a gull, about nothing in particular.',
      'The boats nodded to each other like old ladies.',
      'Flip, flap, said the sails.',
      'The sea was full of small gold scales of sun.',
    ],
    seven: [
      'It smelled of salt, tar and lemons.',
      '"Mine," said a gull, looking at the whole horizon.',
      'The sun had laid a long gold carpet on the sea, right up to their toes.',
      'Ropes tapped on masts, tick, tick, tick, like a shop full of clocks.',
      'Far out a fish jumped, had a look at everything, and went back to tell the others.',
    ],
    verse: [
      'The boats all bobbed, the gulls all cried, / And out went the lazy evening tide.',
      'The sun had laid a path of gold. / The sea smelled salty, and blue, and old.',
      'A fish jumped up to have a look, / Then went below with the notes it took.',
    ],
  },
  hush: {
    three: ['Hush, said the sea. Hush.', 'Bob, bob, went the boats.'],
    five: [
      'Hush, said the sea on the sand. Hush, and hush again.',
      'The lighthouse winked, and waited, and winked.',
    ],
    seven: [
      'The sea came up the sand as far as it could, whispered something, and went back for more.',
      'The lighthouse swung its long arm over the water, once for everybody out there, and once for everybody at home.',
    ],
    verse: ['The sea says hush upon the sand. / The boats lie safe beside the land.'],
  },
  route: [
    { place: 'harbour', called: 'the harbour mouth', avoid: [] },
    { place: 'open-sea', called: 'the open sea', avoid: ['deep-water'] },
    { place: 'little-island', called: 'the little island', avoid: [] },
  ],
  helpers: ['turtle', 'penguin', 'cat', 'mouse', 'frog', 'bear'],
  obstacles: [
    {
      id: 'atsea-nowind',
      kind: 'blocked',
      place: 'open-sea',
      props: [{ prop: 'boat', where: 'near' }],
      avoid: ['deep-water'],
      meet: {
        three: ['No wind! The boat sat still. Flop, went the sail.'],
        five: [
          'Then the wind stopped. The sail hung down like {a wet sock|washing}, and the boat stood still in the middle of everything.',
        ],
        seven: [
          'And then the wind stopped, as if somebody had shut a door on it. The sail hung like {washing|wet washing}. The boat stood on the flat sea like a cup on a table, and went nowhere.',
        ],
        verse: ['The wind fell still. The sail hung slack. / The boat went neither on nor back.'],
      },
      solve: {
        three: ['They pulled with spoons. Row, row, row the boat!'],
        five: [
          'They took two soup spoons and a frying pan, and rowed. Each time they pushed the water back, the boat {went on|slid on}.',
        ],
        seven: [
          'There were no oars, for no one had expected to need them. There were two soup ladles and a frying pan. They dug them in and pulled, and the boat moved. It was not elegant. A gull laughed so hard that it had to sit down on the mast.',
        ],
        verse: ['With ladle and pan they began to row, / And off the boat went, steady and slow.'],
      },
      fact: {
        three: ['"If we push the sea back, we go on," said {hero}.'],
        five: ['"If we push the water backward," said {hero}, "it pushes us forward. It has to."'],
        seven: [
          '"You cannot push a thing without its pushing you," said {hero}. "So if we push the sea that way, it must push us this way. All we want is something flat."',
        ],
        verse: ['"If we push water back, you know, / It pushes us on, and so we go."'],
      },
    },
    {
      id: 'atsea-rocks',
      kind: 'other',
      place: 'harbour',
      props: [{ prop: 'rocks', where: 'near' }],
      avoid: [],
      meet: {
        three: ['Rocks stuck up in the sea. Bump! Bump!'],
        five: [
          'At the harbour mouth the rocks lay in the water like {a row of bad teeth|sleeping hippos}. Some you could see, and some you could not.',
        ],
        seven: [
          'The way out of the harbour was full of rocks. Some stuck up like {bad teeth|broken teeth}, and those were the polite ones. The rude ones lay just under the water, and waited.',
        ],
        verse: [
          "The rocks lay thick at the harbour's mouth, / To the east and west, to the north and south.",
          'The rocks lay thick on every side, / And some were rude enough to hide.',
        ],
      },
      solve: {
        three: ['They saw white foam. Foam here? A rock! They went round.'],
        five: [
          'They looked for foam. Where the sea made white frills there was a rock, and where it was smooth {there was none|they went}.',
        ],
        seven: [
          'One looked and one steered. Wherever the water wore a little white frill there was a rock beneath, trying to look innocent. Left, right, left they went, from smooth to smooth, and the last rock only got to scratch the paint.',
        ],
        verse: [
          'Where water wore a frill of white, / They steered to the left, or they steered to the right.',
        ],
      },
      fact: {
        three: ['"White foam means a rock," said {hero}.'],
        five: [
          '"When water runs over something, it breaks into foam," said {hero}. "The foam will show us where they are."',
        ],
        seven: [
          '"Water cannot keep a secret," said {hero}. "When it has to squeeze over a rock, it speeds up and breaks. That is what foam is. Every rock down there is waving a white flag."',
        ],
        verse: ['"The water breaks to foam on stone, / So every rock will make itself known."'],
      },
    },
    {
      id: 'atsea-fog',
      kind: 'lost',
      place: 'little-island',
      props: [{ prop: 'fog', where: 'near' }],
      avoid: [],
      meet: {
        three: ['The fog came. Where was the land?'],
        five: [
          'Fog sat down on the sea, as white as a plate. Somewhere in it was the island, {but where|and no one could say where}?',
        ],
        seven: [
          'The fog came over the water on its hands and knees and stood up all round them. The island had been right there a minute ago. Now there was just white, with {a gull in it somewhere|their own voices in it}.',
        ],
        verse: ['The fog sat down upon the sea. / Where could that little island be?'],
      },
      solve: {
        three: ['They called, "Hello!" The sound came back. Land was there!'],
        five: [
          'They called "Hello" and counted. The hello came back. They turned, and called again, until it came back {fastest|quickest}. That way was land.',
        ],
        seven: [
          'They called "Hello!" into the white, and counted. To the left, nothing. To the right, nothing. Straight on a small "hello" came back after four. They went that way and called again. Three. Two. One, and they ran gently up the sand.',
        ],
        verse: ['They called "Hello!" and the sound bounced back. / It led them along on an echo track.'],
      },
      fact: {
        three: ['"A sound will come back from land," said {hero}.'],
        five: [
          '"Sound bounces off big hard things," said {hero}, "and the sooner it is back, the nearer they are."',
        ],
        seven: [
          '"Sound travels like a ball," said {hero}. "If it hits a rock, it bounces. And the time it takes to come back tells you how far away the rock is. Bats do it, and they can hardly see at all."',
        ],
        verse: ['"A sound will bounce from rock to ear. / The sooner it\'s back, the more it\'s near."'],
      },
    },
  ],
}

export const moon: SettingData = {
  names: [
    'the Moon',
    'the Near Side of the Moon',
    'the Quiet Side of the Moon',
    'the Silver Side of the Moon',
  ],
  within: 'on',
  where: [
    'where every jump was three jumps long',
    'where the earth hung up like a blue lamp',
    'where the dust kept each footprint for ever',
    'where soup had to be held down with a lid',
  ],
  homes: [
    'a round hut with a porthole',
    'a silver tent by the landing place',
    'a small dome with a hammock in it',
  ],
  sense: {
    three: [
      'Boing, boing, went their steps.',
      'The earth was round and blue.',
      'The dust was soft and grey.',
      'It was so still.',
    ],
    five: [
      'Each step took them up, and a good while later it put them down.',
      'The earth hung over them like a blue lamp.',
      'The dust puffed up, and took its time to settle.',
      'There was not a sound, for there was no air to carry one.',
      'Their footprints lay behind them as neat as stitches.',
    ],
    seven: [
      'Each step lifted them off the ground, thought about it, and set them down a little farther on.',
      'The earth hung in the sky, blue and white, like something that had been washed and put out to dry.',
      'The dust rose round their feet and came down again as slowly as flour.',
      "It was so still that they could hear their own hearts, and each of them thought it was the other one's.",
      'Behind them their footprints ran back in a line, and would be there in a million years, if no one swept.',
    ],
    verse: [
      'Each step went up, and up, and then / Came slowly, softly down again.',
      'The earth hung blue, so round and far, / Beside a little silver star.',
      'The dust lay grey, the dust lay deep, / As soft as somebody asleep.',
      'The dust lay grey, the dust lay still, / And rolled away from hill to hill.',
    ],
  },
  hush: {
    three: ['The earth was a soft blue lamp.', 'All the moon was still.'],
    five: [
      'Through the window came the blue light of the earth.',
      'It was quiet, as it can only be on the moon.',
    ],
    seven: [
      'The earth turned slowly in the window, with all its seas, like a lamp for somebody who wakes up.',
      'Nothing moved on the whole of the moon, and it did so beautifully.',
    ],
    verse: [
      'The blue earth shines on dust and stone. / The moon lies still, and hums alone.',
      'The blue earth shines on stone and dust, / As soft as bread inside its crust.',
    ],
  },
  route: [
    { place: 'moon-base', called: 'the landing place', avoid: [] },
    { place: 'moon-plain', called: 'the silver plain', avoid: [] },
    { place: 'moon-crater', called: 'the round crater', avoid: [] },
  ],
  helpers: ['robot', 'mouse', 'rabbit', 'cat', 'owl', 'penguin'],
  obstacles: [
    {
      id: 'moon-crack',
      kind: 'other',
      place: 'moon-plain',
      props: [],
      tool: 'ladder',
      avoid: ['heights'],
      meet: {
        three: ['A big crack ran by. It was too wide for a step.'],
        five: [
          'A crack ran across the plain, as wide as a {street|road}. They threw in a pebble, and waited, and waited.',
        ],
        seven: [
          'A crack ran across the plain, from one end of the view to the other. It was as wide as a {street|river}, and when they dropped in a pebble they got tired of waiting for it.',
        ],
        verse: ['A crack ran across from side to side. / Could anyone jump a thing so wide?'],
      },
      solve: {
        three: ['They ran. Boing! They flew and flew and came down.'],
        five: [
          'They took a run and jumped. And they flew, {over and over|on and on}, and came down on the other side as soft as feathers. Back home it would have been a splash.',
          'They took a run, and jumped, and went on and on, and came down on the other side as soft as feathers.',
        ],
        seven: [
          'They took each other by the hand, ran, and jumped. They went up like two bubbles. There was time to look at the crack, and at the earth, and to wonder about supper. Then the other side came up and put itself under their feet.',
          'They took each other by the hand and jumped. They went up like two bubbles. There was time to look at the crack, and at the earth, and to wonder about supper. Then the other side came up underneath and caught them.',
        ],
        verse: [
          'They jumped, and floated, slow and high, / And landed soft on the other side of the sky.',
          'They jumped, and up like bubbles flew, / And came down soft in a puff or two.',
        ],
      },
      fact: {
        three: ['"The moon does not pull so much," said {hero}. "We can jump far!"'],
        five: [
          '"The moon is small," said {hero}, "so it pulls us down only a little. A small jump here is a big one."',
        ],
        seven: [
          '"The earth pulls hard, because it is big," said {hero}. "The moon is small, and pulls six times less. So anyone can jump six times as far here. Even you."',
        ],
        verse: ['"The moon pulls softly, being small. / A jump up here\'s six jumps in all."'],
      },
    },
    {
      id: 'moon-dust',
      kind: 'up',
      place: 'moon-crater',
      props: [{ prop: 'rocks', where: 'near' }],
      avoid: [],
      meet: {
        three: ['Rocks, all in a ring. How to get up?'],
        five: ['Round the crater stood a ring of rocks, each one as big as a {shed|bus}.'],
        seven: [
          'All round the crater lay a ring of rocks, each as big as a {shed|bus}, thrown there long ago when something fell out of the sky. There was no gap in it. There was not even a place to knock.',
        ],
        verse: ['A ring of rocks stood round about, / And kept the rest of the wide moon out.'],
      },
      solve: {
        three: ['They gave a rock a push. It was so light! It rolled.'],
        five: [
          'They gave the nearest rock a push, just to see. It was as light as a {cushion|box of cakes}! They moved it like a chair.',
        ],
        seven: [
          '{hero} leaned on a rock to think, and nearly fell over, for it moved. It was as light as a wardrobe full of feathers. They picked it up between them, with little grunts, for the look of the thing, and put it to one side.',
        ],
        verse: ['They gave one rock a little shove. / It rolled as lightly as a glove.'],
      },
      fact: {
        three: ['"On the moon big things are light," said {hero}.'],
        five: ['"Everything weighs less up here," said {hero}. "That rock only looks heavy."'],
        seven: [
          '"A thing is heavy only because the ground pulls at it," said {hero}, "and this ground hardly pulls at all. That rock would squash us at home. Here it weighs no more than Grandmother\'s cat."',
        ],
        verse: [
          '"The moon pulls little, so even a stone / Is light as a box. We can shift it alone."',
          '"The moon pulls little, so rocks weigh less. / We two can move it along, I guess."',
        ],
      },
    },
    {
      id: 'moon-lost',
      kind: 'lost',
      place: 'moon-base',
      props: [],
      tool: 'map',
      avoid: [],
      meet: {
        three: ['The map was old. All the hills were the same.'],
        five: ['The map showed a hill, a hill and a hill. So did {the moon|the view}. Which was which?'],
        seven: [
          'The map of the moon was quite correct. It showed a grey hill, and beside that a grey hill. They looked up. All round them, {as far as they could see|to the very edge}, were grey hills.',
        ],
        verse: [
          'The map showed hills of silver grey. / So did the moon, and the Milky Way.',
          'The map showed hills, all round and grey, / And so did the moon, in every way.',
        ],
      },
      solve: {
        three: ['They found the blue earth. It was on the map! This way.'],
        five: [
          'They turned the map until its little blue earth was under the real one. Then every hill {fitted|was in its place}.',
        ],
        seven: [
          'In the corner of the map somebody had drawn the earth. They turned the paper until the small blue dot lay just beneath the big one. And one after another, with almost a click, all the grey hills went to their places.',
        ],
        verse: ['They turned the map till the earth was right, / And all the hills came into sight.'],
      },
      fact: {
        three: ['"The earth stays in one spot up there," said {hero}.'],
        five: [
          '"The moon always shows the earth the same face," said {hero}, "so from here the earth never moves. It is better than a compass."',
        ],
        seven: [
          '"The moon turns just once each time it goes round the earth," said {hero}, "so it always looks at it with the same face. From here the earth never rises and never sets. It hangs there like a nail to hang the map on."',
        ],
        verse: [
          '"The earth hangs still in the moon\'s own sky. / It\'s the one fixed thing to steer us by."',
        ],
      },
    },
  ],
}

export const clouds: SettingData = {
  names: ['Cloud Country', 'the Upper Meadows', 'Featherbed Sky', 'the Land Above the Weather'],
  within: 'in',
  where: [
    'where the swallows delivered the milk',
    'where you could lie down anywhere and be comfortable',
    'where rain was made, by hand, on Thursdays',
    'where the sun dropped in for breakfast',
  ],
  homes: [
    'a house with a cloud for a floor',
    'a hammock between two puffs of cloud',
    'a little mill where the mist was made',
  ],
  sense: {
    three: [
      'The cloud went poof.',
      'A swallow said, "Tweet."',
      'All was soft and pink.',
      'Poof, poof, went their feet.',
    ],
    five: [
      'The cloud gave a little at each step, like a very good bed.',
      'A swallow went by with a letter.',
      'Everything had turned the colour of peaches.',
      'It smelled of rain that had not been used yet.',
      'Small clouds followed them like lambs.',
    ],
    seven: [
      'At each step the cloud gave way a little, and then gave back, like a well-mannered mattress.',
      'A swallow went by with the evening post and nodded.',
      'The light had got into everything, and the whole country was the colour of peaches.',
      'Three young clouds had begun to follow them, like lambs who have not been told to stop.',
      'It smelled of clean washing, and of rain that was still being saved up.',
    ],
    verse: [
      'The clouds were pink, the clouds were deep, / And followed behind like woolly sheep.',
      'The clouds were pink as a peach can be, / As soft as wool, as wide as the sea.',
      'A swallow flew by with the evening mail, / And tipped its wing, and flicked its tail.',
    ],
  },
  hush: {
    three: ['The cloud was soft. Hush.', 'All the small clouds slept.'],
    five: [
      'The little clouds lay down in a heap, like lambs.',
      'The wind turned down the edge of the sky, and tiptoed out.',
    ],
    seven: [
      'Outside the small clouds had lain down together, and were breathing.',
      'Down on the ground somebody looked up and thought what a soft night it was.',
    ],
    verse: ['The little clouds lie in a heap, / As soft as lambs, and all asleep.'],
  },
  route: [
    { place: 'cloud-meadow', called: 'the cloud meadow', avoid: [] },
    { place: 'rainbow-bridge', called: 'the rainbow bridge', avoid: ['heights'] },
    { place: 'star-harbour', called: 'the star harbour', avoid: [] },
  ],
  helpers: ['owl', 'rabbit', 'mouse', 'cat', 'bear', 'penguin'],
  obstacles: [
    {
      id: 'clouds-gap',
      kind: 'other',
      place: 'rainbow-bridge',
      props: [{ prop: 'rainbow', where: 'far' }],
      avoid: ['heights'],
      meet: {
        three: ['The rainbow was gone! They had to cross on it.'],
        five: [
          'They had come to cross by the rainbow. But there was {no rainbow|none}, only a wide blue gap and a sign: Closed, no rain.',
        ],
        seven: [
          'Where the rainbow bridge ought to have been there was a good deal of blue. A notice hung on a string. "Rainbow closed," it said, "on account of {fine weather|the nice weather}."',
        ],
        verse: [
          'The rainbow bridge was shut that day. / "No rain," said the sign, "so no arc today."',
          'The rainbow bridge had gone away. / "No rain," said the sign, "no bridge today."',
        ],
      },
      solve: {
        three: ['They made a spray. Drip, drip! Sun on it. A rainbow!'],
        five: [
          'They squeezed a small cloud like a sponge, with the sun at their backs. Drops flew out, and in the drops {stood|there was} a rainbow.',
        ],
        seven: [
          'They asked one of the small clouds whether it would mind being squeezed. It giggled. They stood with the low sun behind them, and wrung it out like a sponge, and in the fine spray the colours came, one after another, until the rainbow reached right across. They walked over on the green.',
        ],
        verse: [
          'They squeezed a cloud in the light of the sun. / A rainbow sprang up, and the bridge was done.',
        ],
      },
      fact: {
        three: ['"Sun and rain make a rainbow," said {hero}. "We have sun!"'],
        five: [
          '"A rainbow is sunlight in drops of water," said {hero}. "We have the sun behind us. We only need the drops."',
        ],
        seven: [
          '"Sunlight has all the colours in it, packed together," said {hero}. "A drop of water unpacks them. So put the sun behind you, and drops in front, and you have a rainbow. They ought to say so on the sign."',
        ],
        verse: ['"White light holds colours, seven in all. / They open like fans where raindrops fall."'],
      },
    },
    {
      id: 'clouds-fog',
      kind: 'lost',
      place: 'cloud-meadow',
      props: [{ prop: 'cloud', where: 'near' }],
      avoid: [],
      meet: {
        three: ['They walked into a cloud. All white! Where is up?'],
        five: [
          'A big cloud sat down on the path. Inside, everything was {white|woolly}. Left was white, and right was white.',
        ],
        seven: [
          'A large slow cloud had lain down on the path, and they walked straight into it without noticing. Inside it was white in all directions, {including down|and damp}.',
        ],
        verse: ['A great big cloud sat down on the way. / Inside, it was white, and it meant to stay.'],
      },
      solve: {
        three: ['They hummed and felt the wind. Wind on this side. On they went. Out!'],
        five: [
          'They wet one finger and felt the wind. It blew on their left ear, and they kept it there, {step by step|left ear first}, until they were out.',
        ],
        seven: [
          'They licked a finger each and held it up. One side went cold. That was where the wind came from, and up there it always comes from the west. They kept the cold on their left, and walked, and the cloud ended like a wall.',
        ],
        verse: ['They felt the wind on one cold ear, / And kept it there till the way was clear.'],
      },
      fact: {
        three: ['"Wet skin feels the wind," said {hero}.'],
        five: [
          '"A wet finger goes cold on the windy side," said {hero}. "So we can feel what we cannot see."',
        ],
        seven: [
          '"When water dries it takes some warmth along," said {hero}, "and it dries fastest on the windy side. So a wet finger knows where the wind is, even if your eyes do not."',
        ],
        verse: ['"A wet thing cools where breezes blow. / So wet one finger, and then we\'ll know."'],
      },
    },
    {
      id: 'clouds-gate',
      kind: 'up',
      place: 'star-harbour',
      props: [],
      tool: 'balloon',
      avoid: [],
      meet: {
        three: ['The star boats were up, up, up. How to get there?'],
        five: ['The star harbour lay one cloud higher, and there was {no stair|not one step}.'],
        seven: [
          'The star harbour lay on the next cloud up. The stair had been taken in for the night, and the rope with it, and from above came {a smell of tar and starlight|the tap of small hammers}.',
        ],
        verse: ['The harbour of stars was one cloud more. / There was no stair, there was no door.'],
      },
      solve: {
        three: ['They got a balloon. It was warm. Up, up, up!'],
        five: [
          'They held a big balloon over a warm chimney. It grew {fat and light|round and proud}. They took hold of the string, and up it went.',
        ],
        seven: [
          'From the mist mill came a chimney, and from the chimney came warm air. They held their balloon over it, mouth down, until it was as round as a pumpkin and pulling like a pony. Then they let it do as it liked, and it took them up.',
        ],
        verse: ['They filled a balloon with good warm air, / And floated up without a stair.'],
      },
      fact: {
        three: ['"Warm air goes up," said {hero}. "We can too."'],
        five: ['"Warm air is lighter than cool air," said {hero}, "so it goes up, and takes its bag along."'],
        seven: [
          '"When air gets warm, it spreads out," said {hero}, "and then there is less of it in the same room, so it is lighter. The cool air slides in below and lifts it. We have only to catch some."',
        ],
        verse: ['"Warm air is light, and so it will rise, / And carry us upward to the skies."'],
      },
    },
  ],
}

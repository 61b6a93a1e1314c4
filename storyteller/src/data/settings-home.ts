import type { SettingData } from './schema.ts'

export const bedroom: SettingData = {
  names: [
    'the Upstairs Room',
    'the Blue Bedroom',
    'the Room at the Top of the Stairs',
    'the Land of Under-the-Bed',
  ],
  within: 'in',
  where: [
    'where the floorboards knew every game',
    'where socks went to be explorers',
    'where the blanket had hills in it',
    'where the toys had a meeting each evening',
  ],
  homes: [
    'a warm place under the window',
    'the bed with the squeaky spring',
    'a cosy corner by the bookcase',
  ],
  sense: {
    three: [
      'Squeak, said the floor.',
      'A sock lay there. Hello, sock.',
      'The rug was soft.',
      'Tick, said the clock.',
    ],
    five: [
      'The rug felt like a meadow under them.',
      'A sock lay by the way, dreaming of its twin.',
      'The lamp made a round gold pond on the floor.',
      'Somewhere below, somebody was washing up, clink, clink.',
      'The curtain breathed in and out.',
    ],
    seven: [
      'From down here the rug was a meadow, and its fringe was a wood.',
      'They passed a lonely mitten, a marble, and half a biscuit that had seen better days.',
      'They passed a mitten, a marble, and half a biscuit that had seen better days.',
      'Downstairs somebody was washing up, and the plates said clink, like far-off sheep bells.',
      'The curtain breathed in and out, as if the whole house were nearly asleep.',
      'The bookcase rose up beside them like a town, with a different light in every window.',
    ],
    verse: [
      'The rug was a meadow, the fringe a wood, / And there by the marble a lost sock stood.',
      'The rug was a meadow all woolly and green, / The wildest place they had ever seen.',
      'Downstairs the plates went clink and clink. / The curtain breathed. The lamp gave a wink.',
    ],
  },
  hush: {
    three: ['Tick, tock, said the clock.', 'The house was still.'],
    five: [
      'The house gave a creak, as houses do when they lie down.',
      'The curtain breathed in, and the curtain breathed out.',
    ],
    seven: [
      'Downstairs the last plate was put away, and someone turned off the kitchen light.',
      'The whole house let out its breath, one stair at a time.',
    ],
    verse: ['The stairs are still, the plates are dry. / The curtain gives one sleepy sigh.'],
  },
  route: [
    { place: 'bedroom-floor', called: 'the edge of the rug', avoid: [] },
    { place: 'bedroom-window', called: 'the windowsill', avoid: [] },
    { place: 'blanket-fort', called: 'the blanket fort', avoid: [] },
  ],
  helpers: ['mouse', 'bear', 'cat', 'rabbit', 'robot', 'owl'],
  obstacles: [
    {
      id: 'bedroom-books',
      kind: 'up',
      place: 'bedroom-floor',
      props: [{ prop: 'book', where: 'near' }],
      avoid: [],
      meet: {
        three: ['Books, books, books! A wall of books.'],
        five: [
          'Somebody had built a wall of books across the floor. It had {dictionaries|an atlas} at the bottom.',
        ],
        seven: [
          'Across the floor stood a wall of books. It had an atlas at the bottom and a {cookbook|songbook} on top, and somebody had gone to bed without taking it down.',
        ],
        verse: ['A wall of books rose straight and tall, / With an atlas stuck beneath it all.'],
      },
      solve: {
        three: ['They took some books. Big, then small. A stair! Up and over.'],
        five: [
          'They pulled out the books at the end and stacked them in steps, big ones first. Up they went, {chapter by chapter|book by book}.',
        ],
        seven: [
          'They took the books from the end of the wall and built them up again as a stair, the widest ones below. It led over the cookery and down by way of the poems. They wiped their feet at every title.',
        ],
        verse: ['They made a stair, big books below, / And over the wall went, heel and toe.'],
      },
      fact: {
        three: ['"Big ones go low," said {hero}. "Then it will not fall."'],
        five: [
          '"If the wide ones are at the bottom," said {hero}, "it cannot tip. A tower is only as good as its feet."',
          '"If the wide ones are at the bottom," said {hero}, "it cannot tip. A stack is only as good as its feet."',
        ],
        seven: [
          '"A thing stands as long as its middle is over its feet," said {hero}. "So we want wide feet. Put the heavy ones below, and the rest will sit still."',
        ],
        verse: ['"The wide ones low, the small ones high, / Then it won\'t tip as we pass by."'],
      },
    },
    {
      id: 'bedroom-ball',
      kind: 'blocked',
      place: 'bedroom-floor',
      props: [{ prop: 'ball', where: 'near' }],
      avoid: [],
      meet: {
        three: ['A big ball sat in the way. It was red.'],
        five: ['Between the bed and the wall sat the big ball. It {filled|plugged} the gap like a cork.'],
        seven: [
          'The way ran between the bed and the wall, and there sat the beach ball, left over from August. It was tight in the gap, and it {squeaked|hummed} when you leaned on it.',
        ],
        verse: ["The big red ball was stuck in the gap, / As fat as a cat on a grandmother's lap."],
      },
      solve: {
        three: ['They let the air out. Pffft! The ball went flat.'],
        five: ['They found the little plug and pulled. Pffff! The ball sighed and shrank, and let them by.'],
        seven: [
          '{friend} found the plug, and {hero} pulled it. The ball let out one long rude noise, and grew small, and smaller, until it was only a red puddle with a picture of a seal. They stepped over it with great politeness.',
        ],
        verse: [
          'They pulled out the plug, and pfff! went the ball. / It shrank to a puddle, all flat and small.',
        ],
      },
      fact: {
        three: ['"It is full of air," said {hero}. "Let us let it out."'],
        five: [
          '"There is nothing in it but air," said {hero}, "and air will always go where there is more room."',
        ],
        seven: [
          '"It is hard because a lot of air is squeezed up in it," said {hero}, "and it pushes every way at once. If we give it a way out, it will all want to go there."',
        ],
        verse: [
          '"It\'s only air that is squeezed in tight. / Just give it a hole, and it soon takes flight."',
        ],
      },
    },
    {
      id: 'bedroom-blanket',
      kind: 'lost',
      place: 'blanket-fort',
      props: [{ prop: 'blanket', where: 'near' }],
      tool: 'rope',
      avoid: [],
      meet: {
        three: ['In they went. Blanket here, blanket there. Which way?'],
        five: [
          'Under the blanket everything was {soft and the same|warm and the same}. There were folds to the left, and folds to the right.',
        ],
        seven: [
          'They lifted the edge of the blanket, and went in. It was like walking inside a loaf. There were passages of wool that went nowhere, and a {cushion|sleeve} that turned out to be the same one three times.',
        ],
        verse: ['Beneath the blanket, fold upon fold, / All looked the same, and the paths all rolled.'],
      },
      solve: {
        three: ['They let out string. Out, out, out. Now they knew the way!'],
        five: [
          'They tied a string to the bedpost, and let it out behind them. Each time the way was wrong, the string took them back, until it was right.',
        ],
        seven: [
          'They tied one end of the string to the bedpost. Then they went in, letting it out behind them, and wherever they met their own string they turned the other way. In that fashion there are only so many wrong ways, and after a while they had used them all up.',
        ],
        verse: [
          'They let out a string as they went along, / And it brought them back when the way was wrong.',
        ],
      },
      fact: {
        three: ['"String can show where we were," said {hero}.'],
        five: ['"If we mark where we have been," said {hero}, "then all the rest is new."'],
        seven: [
          '"A maze is only hard if you do the same bit twice," said {hero}. "Mark each bit that you have tried. Then every step is either a new one, or a way to stop."',
        ],
        verse: ['"Just mark each path, and then you\'ll find / You never repeat the ones behind."'],
      },
    },
  ],
}

export const snow: SettingData = {
  names: ['Snowhush Valley', 'the White Village', 'Mittenland', 'Frost Hollow'],
  within: 'in',
  where: [
    'where the chimneys wore white hats',
    'where every twig had sugar on it',
    'where footprints told all the news',
    'where even the wind wore mittens',
  ],
  homes: [
    'a round house with a red door',
    'a snug den under the snow',
    'a hut with icicles like teeth of glass',
  ],
  sense: {
    three: [
      'Crunch, crunch, went the snow.',
      "A snowflake sat on {hero}'s nose.",
      'The air was cold and clean.',
      'All was white.',
    ],
    five: [
      'The snow said crunch, and then crunch again.',
      "A snowflake landed on {hero}'s nose, and thought it over, and melted.",
      'Smoke stood up straight from every chimney.',
      'The air smelled of apples and cold iron.',
      'All sounds had been tucked in.',
    ],
    seven: [
      'The snow made everything round, as if the whole world had been put to bed.',
      'Their breath went ahead of them in small white clouds, like three-quarters of a train.',
      'A robin looked at them from a fence post, as red as a berry and twice as cross.',
      'It was so quiet that you could hear the flakes arrive.',
      'Icicles hung from every roof, and now and then one of them tried out a note.',
    ],
    verse: [
      'The snow went crunch with every tread. / The roofs were white, one robin red.',
      'The flakes came down without a sound / And tucked a blanket round the ground.',
      'Their breath made clouds, the snow made light, / And all the world was soft and white.',
    ],
  },
  hush: {
    three: ['Down came the snow. Hush, hush.', 'All was white and still.'],
    five: [
      'Outside the snow was coming down, and down, without one sound.',
      'The snow tucked in every roof and every twig.',
    ],
    seven: [
      'Outside the snow went on falling, and filled up their footprints one by one, until the day had never been.',
      'The icicles hung in a row, and kept very still.',
    ],
    verse: ['The snow comes down on roof and tree, / As soft and slow as snow can be.'],
  },
  route: [
    { place: 'snowy-lane', called: 'the snowy lane', avoid: [] },
    { place: 'frozen-pond', called: 'the frozen pond', avoid: [] },
    { place: 'ice-cave', called: 'the blue ice cave', avoid: [] },
  ],
  helpers: ['penguin', 'owl', 'rabbit', 'bear', 'squirrel', 'mouse'],
  obstacles: [
    {
      id: 'snow-drift',
      kind: 'blocked',
      place: 'snowy-lane',
      props: [{ prop: 'snowdrift', where: 'near' }],
      tool: 'sled',
      avoid: [],
      meet: {
        three: ['Snow, snow, snow! A big drift. It was up to the nose.'],
        five: [
          'A snowdrift lay across the lane, {smooth as a sleeping cat|round as a sleeping cow}. One step, and {friend} was gone but for {fhis} ears.',
        ],
        seven: [
          'The wind had swept all its snow into one place, and that place was the lane. The drift lay there as smooth as a sleeping cat. {friend} took one step, and there was nothing left of {fhim} but two ears and an opinion.',
        ],
        verse: ['A snowdrift slept across the lane. / {friend} went right in and came out again.'],
      },
      solve: {
        three: ['They got on the sled. Whoosh! Over the top.'],
        five: [
          'They lay down flat on a sled and pulled it over the snow with their {hands}. It did not sink one inch.',
          'They lay down flat on a sled and paddled it over the snow like a boat.',
        ],
        seven: [
          'They turned the sled over, lay down flat on it, and paddled across the snow with their {hands}, like two explorers in a very shallow boat. The drift went on sleeping.',
        ],
        verse: ['They lay on a sled, spread wide and flat, / And paddled across it, just like that.'],
      },
      fact: {
        three: ['"If we lie flat, the snow will hold us," said {hero}.'],
        five: ['"Lying flat, we press softly on a lot of snow," said {hero}, "and not hard on a little."'],
        seven: [
          '"Standing, we put everything on two small spots," said {hero}. "Lying down, we share it out. The snow can carry us quite well, if it may use all of itself."',
        ],
        verse: ['"If we lie flat, our weight is spread. / The snow will hold us like a bed."'],
      },
    },
    {
      id: 'snow-pond',
      kind: 'other',
      place: 'frozen-pond',
      props: [],
      tool: 'broom',
      avoid: [],
      meet: {
        three: ['The pond was all ice. Slip, slide, bump!'],
        five: [
          'The pond was one big sheet of ice. It was so smooth that {the sky was in it|the moon could have skated}.',
        ],
        seven: [
          "The pond had frozen hard, right down to the frogs' front doors, and it was as smooth as a plate. It had already sat {friend} down four times, in four different ways.",
        ],
        verse: ['The pond was ice from side to side. / You could not stand. You could just slide.'],
      },
      solve: {
        three: ['They put down sand with a broom. Swish, swish. No more slip!'],
        five: [
          'They scattered sand from the shore and spread it with a broom. Now the ice was {rough|scratchy}, and they walked over it like gentlemen.',
          'They scattered sand from the shore and spread it with a broom. Now the ice was rough, and they walked across with their noses in the air.',
        ],
        seven: [
          'By the shore there was sand, and against the fence there was a broom. They swept a thin brown road in front of them as they went, and stepped along it arm in arm. Behind them the ice looked quite put out.',
        ],
        verse: ['They swept on sand with an old twig broom, / And walked with plenty of grip and room.'],
      },
      fact: {
        three: ['"Ice is too smooth," said {hero}. "Let us make it rough."'],
        five: [
          '"We slip because the ice has nothing to hold us by," said {hero}. "Sand would do it. Rough things grip."',
        ],
        seven: [
          '"What keeps us up is rubbing," said {hero}. "Two rough things catch on each other, and that is called friction. Ice has hardly any. But sand has lots, and it does not mind lending it."',
        ],
        verse: ['"The ice is smooth, it cannot grip. / Some sand is rough, so we won\'t slip."'],
      },
    },
    {
      id: 'snow-icedoor',
      kind: 'blocked',
      place: 'ice-cave',
      props: [{ prop: 'door', where: 'near' }],
      avoid: [],
      meet: {
        three: ['The cave had a door of ice. It was stuck.'],
        five: [
          'The cave had a door made of ice. It had frozen shut, {thick as a dictionary|as thick as three pillows}.',
        ],
        seven: [
          'At the mouth of the cave hung a door of clear blue ice. They could see through it. They could even wave. What they could not do was {open it|go in}.',
        ],
        verse: ['The cave had a door of ice, frozen tight. / They saw right through to the pale blue light.'],
      },
      solve: {
        three: ['They put salt on it. Drip, drip, drip. The door came open!'],
        five: [
          'They rubbed salt from their lunch along the edge. {Drip|Drip, drip}, said the ice. The door swung open.',
        ],
        seven: [
          'They took the twist of salt from the boiled eggs and rubbed it along the crack. For a moment nothing happened. Then the ice began to weep, one drop and another, and the door let go with a sound like a kiss.',
        ],
        verse: ['They rubbed in salt all down the crack. / Drip, drip, and the icy door swung back.'],
      },
      fact: {
        three: ['"Salt makes ice go drip," said {hero}.'],
        five: ['"Salt melts ice," said {hero}, "even on a cold day. That is why they put it on the roads."'],
        seven: [
          '"Salty water needs much more cold to freeze than plain water does," said {hero}. "So if we salt the ice, it forgets how to be ice."',
        ],
        verse: ['"A pinch of salt will melt it through. / That\'s what they put on the roads, it\'s true."'],
      },
    },
  ],
}

export const city: SettingData = {
  names: ['Lamplight City', 'Tall Street Town', 'the City of Seven Bridges', 'Buttonhole Town'],
  within: 'in',
  where: [
    'where the trams sang round the corners',
    'where every window had its own story',
    'where the pigeons ran the post office',
    'where the bakers got up before the sun',
  ],
  homes: [
    'a little flat above the bakery',
    'a house between two tall houses',
    'an attic with a round window',
  ],
  sense: {
    three: [
      'Ding, ding, said a tram.',
      'It smelled of warm bread.',
      'Coo, said a pigeon.',
      'A lamp went on. Blink!',
    ],
    five: [
      'A tram went by, singing to itself.',
      "It smelled of rain, and warm bread, and somebody's onions.",
      'One after another the street lamps blinked awake.',
      'A pigeon walked beside them for a bit, like a person going to work.',
      'In a window somebody was practising the tuba.',
    ],
    seven: [
      'The street smelled of rain, and warm bread, and of eleven different suppers.',
      'A tram sang round the corner with its windows lit, full of people looking at their knees.',
      'The street lamps came on, one after another, as if somebody were counting.',
      'A pigeon walked beside them for half a street, with its hands behind its back.',
      'High up, in a window no bigger than a stamp, somebody was practising the same three notes.',
    ],
    verse: [
      'A tram went singing round the bend, / With lamps all lit from end to end.',
      'The street lamps blinked on, one by one. / The bakers yawned. Their day was done.',
      'A pigeon strolled, a tuba played, / And supper smells came through the shade.',
    ],
  },
  hush: {
    three: ['Ding, said the last tram.', 'The lamps were low.'],
    five: [
      'Far below, the last tram hummed itself home.',
      'All over town the windows went out, like somebody closing a piano.',
    ],
    seven: [
      "One by one the windows of the city closed their eyes, until only the bakers' were left.",
      'Somewhere a tram was going home with no one in it, singing because it liked to.',
    ],
    verse: ['The last tram hums, the windows close. / The city tucks in all its rows.'],
  },
  route: [
    { place: 'city-street', called: 'the long street', avoid: [] },
    { place: 'city-park', called: 'the park', avoid: [] },
    { place: 'rooftop', called: 'the roof garden', avoid: ['heights'] },
  ],
  helpers: ['cat', 'mouse', 'owl', 'robot', 'squirrel', 'hedgehog'],
  obstacles: [
    {
      id: 'city-wall',
      kind: 'blocked',
      place: 'city-street',
      props: [{ prop: 'cart', where: 'near' }],
      avoid: [],
      meet: {
        three: [
          'A cart was stuck in the street. It was full of melons.',
          'A cart stood in the way. Its wheel was off.',
        ],
        five: [
          'A cart full of melons had lost a wheel, and sat down in the middle of the street. {Nothing could get by|Not even a pigeon could get by}.',
        ],
        seven: [
          'In the narrowest part of the street a melon cart had lost a wheel, and sat down. Behind it stood two trams, a bride and a {brass band|piano}, all waiting for somebody to do something.',
        ],
        verse: ['A melon cart had lost a wheel, / And trams behind began to squeal.'],
      },
      solve: {
        three: ['They put a long plank under it. Push! Up went the cart. On went the wheel.'],
        five: [
          'They slid a plank under the cart with a box below it, and leaned. Up it came. {friend} slipped on the wheel.',
        ],
        seven: [
          'They found a plank and a crate, pushed the plank under the cart, and leaned on the other end, with the help of the bride. Up it came. {friend} slipped on the wheel, and everyone got a melon.',
        ],
        verse: ['A plank and a box, a lean, and then / Up came the cart on its wheels again.'],
      },
      fact: {
        three: ['"A long plank can lift a lot," said {hero}.'],
        five: ['"With a plank and a box we have a seesaw," said {hero}, "and the long end always wins."'],
        seven: [
          '"If the box is close to the cart, our end is the long one," said {hero}, "and then a child can lift more than a horse. It is nothing but a seesaw with a job."',
        ],
        verse: ['"A seesaw lifts the heavy end / If the long one\'s ours. Now push, my friend."'],
      },
    },
    {
      id: 'city-fog',
      kind: 'lost',
      place: 'city-park',
      props: [{ prop: 'signpost', where: 'near' }],
      avoid: [],
      meet: {
        three: ['The park had so many paths. A signpost lay on its side.'],
        five: [
          'In the park all the paths were {curly|in loops}, and the signpost had been turned round by somebody who thought it was funny.',
        ],
        seven: [
          'The paths of the park had been laid out by somebody who loved curls. And the signpost had been turned by {somebody else|the same person}, who loved jokes. According to it, the pond was in the hospital.',
        ],
        verse: ['The paths ran round like curly hair. / The signpost pointed here and there.'],
      },
      solve: {
        three: ['They saw moss on a tree. Moss on this side! They knew the way.'],
        five: [
          'They knew one thing for sure: where they had come from. So they turned the signpost until that arm was right, and then {all the others were right too|so were all the others}.',
        ],
        seven: [
          'There was one thing that they knew for certain, which was where they had come from. So they took hold of the signpost and turned it until that arm pointed back up Long Street. And then, of course, every other arm was right as well.',
        ],
        verse: ['They turned one arm to the way they knew, / And then the other arms were true.'],
      },
      fact: {
        three: ['"Moss likes the cool side," said {hero}. "That is north."'],
        five: ['"The arms are nailed together," said {hero}. "If one is right, they must all be right."'],
        seven: [
          '"The angles between the arms have not changed," said {hero}. "So we do not need to know four things. We only need one, and we have one."',
        ],
        verse: ['"The arms are fixed, so set just one, / And all the rest of the work is done."'],
      },
    },
    {
      id: 'city-roof',
      kind: 'up',
      place: 'rooftop',
      props: [],
      tool: 'basket',
      avoid: ['heights'],
      meet: {
        three: ['They had to go up, up, up. But the lift was off.', 'They had to get up to the roof. How?'],
        five: [
          'The roof garden was nine floors up, and on the lift hung a note. It said: {asleep|out to lunch}.',
        ],
        seven: [
          'The roof garden was nine floors up. On the door of the lift hung a note, in a shaky hand, that said: I have been up and down all my life, and today I am {having a rest|sitting down}.',
        ],
        verse: ['The roof was up nine flights of stairs. / The lift was busy with its own affairs.'],
      },
      solve: {
        three: ['A basket hung on a rope. They filled one side. Up they went!'],
        five: [
          'They found the basket for the window cleaner. They put flowerpots in the other one, and as the pots came down, they went up.',
        ],
        seven: [
          'On the wall hung two baskets on one rope, over a wheel. They sat in the lower one. The lady on the roof put flowerpots into the other, one, two, five, until it was just a bit heavier. Then down came the pots, nodding, and up went the two of them past nine floors of supper.',
        ],
        verse: ['One basket down, with pots and clay, / The other went up, and they rode away.'],
      },
      fact: {
        three: ['"If that side goes down, we go up," said {hero}.'],
        five: [
          '"Two baskets on one rope are a pair of scales," said {hero}. "If the other one is heavier, we go up."',
        ],
        seven: [
          '"It is a pair of scales with a wheel on top," said {hero}. "No one has to lift us at all. Something else only has to weigh a little more than we do."',
        ],
        verse: [
          '"Two baskets on one rope will weigh. / The heavier sinks, and we\'re away."',
          '"Two baskets on a rope will weigh. / When that one drops, we\'re on our way."',
        ],
      },
    },
  ],
}

export const jungle: SettingData = {
  names: [
    'the Mango Jungle',
    'the Jungle of Ten Thousand Leaves',
    'Banana Leaf Jungle',
    'the Humming Jungle',
  ],
  within: 'in',
  where: [
    'where the leaves were as big as beds',
    'where the parrots repeated everything twice, twice',
    'where it rained at four and was dry by five',
    'where every vine had somebody on it',
  ],
  homes: [
    'a hut on stilts by the river',
    'a nest of leaves in the mango tree',
    'a hollow fig tree with a leaf for a door',
  ],
  sense: {
    three: [
      '"Hello, hello," said a parrot.',
      'Drip, drop, went the leaves.',
      'It was warm and green.',
      'Hum, hum, went the bugs.',
    ],
    five: [
      '"Hello, hello," said a parrot, who always said it twice.',
      'The leaves dripped on their heads, one drop each.',
      'It smelled of mangoes and warm rain.',
      'Blue butterflies opened and shut like little books.',
      'All round them the jungle hummed one note.',
    ],
    seven: [
      'The jungle hummed, all on one note, like a kettle that is thinking of boiling.',
      '"Where to? Where to?" asked a parrot, and did not wait to be told.',
      'Butterflies as blue as plates opened and closed on the path.',
      'It smelled of mangoes, and of rain that had just left.',
      'Big leaves passed one drop down to the next, from the roof of the jungle to the floor, and the last one gave it to {hero}.',
    ],
    verse: [
      'The parrots said, "Hello! Hello!" / And asked them twice which way they\'d go.',
      'The leaves dripped down, the mangoes swung, / And everywhere the jungle sung.',
      'A butterfly as blue as a plate / Flew on ahead and would not wait.',
    ],
  },
  hush: {
    three: ['"Good night, good night," said the parrot.', 'Hum, went the bugs, so low.'],
    five: [
      '"Good night, good night," said the parrot, and put its head under its wing.',
      'The jungle hummed its one low note, and the frogs came in on the beat.',
    ],
    seven: [
      'The parrots had said everything twice, and were silent at last.',
      'A little rain came by, and went over the big leaves on tiptoe.',
    ],
    verse: ['The parrots sleep, the soft rain goes / Across the leaves on silver toes.'],
  },
  route: [
    { place: 'jungle-path', called: 'the green path', avoid: [] },
    { place: 'jungle-river', called: 'the brown river', avoid: [] },
    { place: 'jungle-temple', called: 'the old temple', avoid: [] },
  ],
  helpers: ['frog', 'turtle', 'mouse', 'bear', 'owl', 'cat'],
  obstacles: [
    {
      id: 'jungle-vines',
      kind: 'blocked',
      place: 'jungle-path',
      props: [],
      tool: 'rope',
      avoid: [],
      meet: {
        three: ['Vines, vines, vines! They hung like a net.'],
        five: [
          'Vines had grown across the path, {as thick as arms|in a tangle}, over and under and round each other like knitting.',
        ],
        seven: [
          'The path ended in a wall of vines. They had grown over and under and round each other for years, like {some enormous knitting|a scarf for an elephant}, and there was not a hole in it for a butterfly.',
        ],
        verse: ['The vines had grown across the way, / A net to trap the light of day.'],
      },
      solve: {
        three: ['They tied a rope to the vines. Pull! It went up like a blind.'],
        five: [
          'They tied a rope to the lowest vine, threw it over a branch and pulled. Up rolled the whole tangle, like a blind.',
        ],
        seven: [
          'They tied their rope to the lowest vines, threw it over a smooth branch, and hung on the other end with all they weighed. Up went the whole green tangle, like the curtain in a theatre. Two parrots applauded.',
        ],
        verse: ['A rope on the vines and over a bough: / One pull, and up rolls the green wall now.'],
      },
      fact: {
        three: ['"We can hang on the rope," said {hero}. "Then we pull with all of us!"'],
        five: [
          '"If the rope goes over a branch," said {hero}, "we can pull down to lift it up. Then our weight does the work."',
        ],
        seven: [
          '"It is hard to push a thing up," said {hero}, "and easy to hang on a rope. A branch can turn the one into the other. It takes our down and makes it an up."',
        ],
        verse: ['"A branch can turn our down to up, / As easy as tea into a cup."'],
      },
    },
    {
      id: 'jungle-river',
      kind: 'across',
      place: 'jungle-river',
      props: [],
      tool: 'raft',
      avoid: ['deep-water'],
      meet: {
        three: ['The river was wide and brown. Glug!'],
        five: ['The river went by, as wide as a field and as {brown|smooth} as cocoa. There was no bridge.'],
        seven: [
          'The river slid by, as brown as cocoa and as wide as a market square. There had been a bridge once. A hippo, it was said, had {leaned on it|taken it personally}.',
        ],
        verse: ['The river was wide, the river was brown. / The bridge that was there had long fallen down.'],
      },
      solve: {
        three: ['They tied reeds. It was a raft! Off they went.'],
        five: [
          'They cut hollow reeds and tied them in a bundle. The raft sat on the river {like a leaf|like a duck}, and took them over.',
        ],
        seven: [
          'They cut armfuls of hollow reeds and tied them into bundles, and the bundles into a raft. It sat on the water like a duck. A small crocodile swam alongside for a while and asked whether there was a dining car.',
          'They cut armfuls of hollow reeds and tied them into bundles, and the bundles into a raft. It sat on the water like a duck, and took them over, turning slowly to show them the view.',
        ],
        verse: [
          'They tied up reeds in a raft so light, / And floated across to the left and the right.',
          'They tied up reeds in a raft so light, / And floated over before the night.',
        ],
      },
      fact: {
        three: ['"Reeds are full of air," said {hero}. "Air floats."'],
        five: ['"Reeds are hollow," said {hero}, "and what is full of air stays up."'],
        seven: [
          '"Each reed is a closed box of air," said {hero}. "It is so light for its size that the water cannot pull it under. A hundred of them could carry a piano."',
        ],
        verse: ['"A hollow reed is full of air. / The water has to hold it there."'],
      },
    },
    {
      id: 'jungle-steps',
      kind: 'up',
      place: 'jungle-temple',
      props: [{ prop: 'steps', where: 'near' }],
      avoid: [],
      meet: {
        three: ['The steps were so big! Each step was like a wall.'],
        five: [
          'The steps of the temple had been made for somebody with {very|terribly} long legs. Each one came up to their chins.',
        ],
        seven: [
          'The steps of the temple had been cut for people of another size. Each one came up to their chins, and there were {thirty|forty} of them, with moss on.',
        ],
        verse: [
          'The temple steps were chin-high stone, / Too tall for any to get up on their own.',
          'The temple steps were made of stone, / Each one as high as a king upon his throne.',
        ],
      },
      solve: {
        three: ['One got on the other. Then a pull. Up, step by step!'],
        five: [
          'They rolled a stone to the first step, and that made two small steps of one big one. At each they took the stone along.',
        ],
        seven: [
          'They rolled a square stone up to the first step, and that made two low steps out of one high one. Then they hauled it up after them, and used it again. So they climbed a stair for kings on a stair for ordinary people, which they carried with them.',
          'They rolled a square stone up to the first step, and that made two low steps out of one high one. Then they hauled it up after them, and used it again. So they went up a stair for kings on a stair for ordinary people, which they carried with them.',
        ],
        verse: ['They rolled a stone to halve each rise, / And went up steps of a sensible size.'],
      },
      fact: {
        three: ['"Two small steps make one big step," said {hero}.'],
        five: [
          '"One high step is hard, and two low ones are easy," said {hero}, "though they go just as far up."',
        ],
        seven: [
          '"It is the same height whichever way we do it," said {hero}. "But in two halves our legs only have to be half as strong. They just have to do it twice."',
        ],
        verse: ['"Two little steps will get as high / As one big step. So let us try."'],
      },
    },
  ],
}

export const desert: SettingData = {
  names: ['the Singing Sands', 'the Apricot Desert', 'the Desert of Small Winds', 'Honeycomb Desert'],
  within: 'in',
  where: [
    'where the sand hummed when you walked on it',
    'where the wind rewrote the map each morning',
    'where the stars came down almost to the ground',
    'where one date palm was called a crowd',
  ],
  homes: ['a striped tent by the well', 'a cool clay house with a blue door', 'a burrow under the date palm'],
  sense: {
    three: [
      'The sand was warm.',
      'Hum, hum, sang the sand.',
      'The sun was big and red.',
      'Whoosh, went a small wind.',
    ],
    five: [
      'The sand hummed under them, like somebody who has forgotten the words.',
      'The sun was as big and as red as a gong.',
      'A small wind went by, carrying nothing.',
      'A lizard ran over the sand on two legs at a time, because it was hot.',
      'It smelled of dust and dates.',
    ],
    seven: [
      'The sand hummed as they walked, in a low contented voice, like a person stirring soup.',
      'The sun sat on the edge of the world, red and round as a gong that somebody was about to hit.',
      'A lizard passed, lifting its feet two by two, as if the floor had just been washed.',
      'Every dune had a soft side and a sharp side, and a thin line of wind on top.',
      'It smelled of dust, and dates, and very faintly of the sea, though that was a hundred miles away.',
    ],
    verse: [
      'The sand beneath them hummed a song. / It knew the tune, but got words wrong.',
      'The sun was red, the dunes were gold, / The evening wind was soft and old.',
      'A lizard ran on tippy-toes, / Where hot sand tickles, as everyone knows.',
    ],
  },
  hush: {
    three: ['The sand was cool now.', 'Hum, sang the sand, so low.'],
    five: [
      'Outside the sand had gone cool and blue.',
      'The small winds lay down in the hollows of the dunes.',
    ],
    seven: [
      'Outside the sand gave back the last warmth of the day, grain by grain.',
      'The stars came down as near as they dared, and looked in.',
    ],
    verse: ['The sand lies cool, the winds lie low, / The stars come near in a silver row.'],
  },
  route: [
    { place: 'dunes', called: 'the dunes', avoid: [] },
    { place: 'canyon', called: 'the red canyon', avoid: ['heights'] },
    { place: 'oasis', called: 'the green oasis', avoid: [] },
  ],
  helpers: ['turtle', 'mouse', 'owl', 'frog', 'cat', 'robot'],
  obstacles: [
    {
      id: 'desert-dune',
      kind: 'up',
      place: 'dunes',
      props: [],
      avoid: [],
      meet: {
        three: ['The dune was tall. Up one step. Down one step. The sand slid.'],
        five: [
          'The dune went up like a roof, and the sand ran away under them. For every step up they {slid two|slid back two} down.',
        ],
        seven: [
          'The dune was as high as a house, and it would not hold still. They took one step up, and the sand took them {two steps|a step and a half} down again, humming all the while.',
        ],
        verse: ['The dune slid down as they went up. / It was like sugar in a cup.'],
      },
      solve: {
        three: ['They went this way, then that way. Zig, zag. Up!'],
        five: [
          'They did not go straight. They went a little left, and a little right, {zig and zag|zig, zag}, and the sand lay still.',
        ],
        seven: [
          'They stopped going straight at it. They went slantwise to the left, and slantwise to the right, like somebody lacing a boot. It was much farther. It was also much easier, and the sand hardly noticed that they were there.',
        ],
        verse: ['So zig they went, and zag, and then, / They zigged and zagged to the top again.'],
      },
      fact: {
        three: ['"Zig and zag is not so hard," said {hero}.'],
        five: [
          '"If we go slantwise, the hill is not so steep," said {hero}. "That is why mountain roads have bends."',
          '"If we go slantwise, the hill is gentler," said {hero}. "That is why mountain roads have bends."',
        ],
        seven: [
          '"A goat never goes straight up," said {hero}. "It makes the hill longer, and so it makes it flatter. The road over a mountain does it too, bend after bend."',
        ],
        verse: ['"A slanting path is long, but low. / That\'s how the goats and high roads go."'],
      },
    },
    {
      id: 'desert-cactus',
      kind: 'blocked',
      place: 'dunes',
      props: [{ prop: 'cactus', where: 'near' }],
      avoid: [],
      meet: {
        three: ['A cactus! And one more. Prick! Ouch.'],
        five: [
          'A hedge of cactus stood in the way. Each cactus had its arms up, as if {to say halt|somebody had said boo}.',
        ],
        seven: [
          'Across the way stood a whole crowd of cactus, with their arms up, like people who {have been told to stop|are trying to get a bus to stop}. There was room between them for a thread, if the thread was careful.',
        ],
        verse: ['A cactus here and a cactus there, / With all their arms up in the air.'],
      },
      solve: {
        three: ['They put on thick mats. No prick! By they went.'],
        five: [
          'They rolled up their sleeping mats, held them in front like shields, and {walked through|pushed through}. The prickles only got the mats.',
        ],
        seven: [
          'They unrolled their sleeping mats, held one before and one behind, and went through as a sandwich. The cactus got a good many prickles into the mats, and seemed to feel that honour had been done.',
        ],
        verse: ['With mats held up both fore and aft, / They squeezed on through, and how they laughed.'],
      },
      fact: {
        three: ['"The pins are short," said {hero}. "The mat is thick."'],
        five: ['"A prickle hurts because its tip is so small," said {hero}. "Something thick will stop it."'],
        seven: [
          '"A prickle puts all its push on one tiny point," said {hero}. "A thick mat takes the point, and spreads the push out wide. By the time it gets to us, it is only a nudge."',
        ],
        verse: ['"A thorn is sharp as its tip is small. / A good thick mat will stop them all."'],
      },
    },
    {
      id: 'desert-sand',
      kind: 'lost',
      place: 'oasis',
      props: [],
      avoid: [],
      meet: {
        three: ['Sand here, sand there. All the same! Which way?'],
        five: [
          'The wind had tidied away the path. There was sand in front, sand behind, and {more sand|sand} on both sides.',
        ],
        seven: [
          'While they rested, the wind had rubbed out the path, and their footprints too. Whichever way they turned it was the same: {a line of sand and a line of sky|one line, sand below it and sky above}.',
        ],
        verse: ["The wind had rubbed the path away. / Which way was what? The sand wouldn't say."],
      },
      solve: {
        three: [
          'They put up a stick. It pointed. "That way!"',
          'They saw birds fly by. Birds know where water is. They ran after.',
        ],
        five: [
          'Three small birds flew over, low and fast, all the same way. At evening birds fly to water. So they {followed|went after} the birds.',
        ],
        seven: [
          'Then three small birds went over, low and quick and all in one direction. Ten minutes later came three more. {friend} and {hero} looked at each other, and turned, and went the way of the birds, until they saw a green line, and heard the frogs.',
        ],
        verse: ['Some birds flew by toward a drink. / They followed the birds, and quick as a wink!'],
      },
      fact: {
        three: ['"Birds drink at night," said {hero}. "They know the way."'],
        five: [
          '"Seeds are dry," said {hero}, "so birds that eat seeds must drink each evening. They will fly to the water."',
        ],
        seven: [
          '"Seed-eaters must drink every evening," said {hero}, "for seeds are as dry as buttons. When they fly low and fast at this hour, they are thirsty, and going to the well."',
        ],
        verse: ['"At dusk the birds fly off to drink. / They know where the water is, I think."'],
      },
    },
  ],
}

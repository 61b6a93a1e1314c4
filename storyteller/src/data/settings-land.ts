import type { SettingData } from './schema.ts'

export const forest: SettingData = {
  names: ['Thistledown Wood', 'Hushaby Wood', 'the Old Green Wood', 'Acorn Wood'],
  within: 'in',
  where: [
    'where the ferns grew taller than a wheelbarrow',
    'where moss lay on every stone like a green blanket',
    'where the trees leaned in to listen',
    'where every mushroom had a small brown hat',
  ],
  homes: ['a den under the old oak', 'a round house in a hollow log', 'a snug hole between two roots'],
  sense: {
    three: [
      'The leaves went hush, hush.',
      'Plip, said a frog.',
      'The moss was soft.',
      'A leaf came down. Twirl, twirl.',
    ],
    five: [
      'The air smelled of rain and pine.',
      'Somewhere a frog said, "Plip," and then thought better of it.',
      'An acorn fell, tock, on the path.',
      'The ferns tickled their elbows as they passed.',
      'High up, the leaves were telling each other the news.',
    ],
    seven: [
      'The air smelled of rain and pine, and a little of mushroom soup.',
      'Small things rustled in the leaves, minding their own small business.',
      'A woodpecker knocked three times on a tree, but no one was home.',
      'The last of the sun came through the branches in long gold stripes.',
      'An acorn fell on the path with a tock, rolled twice, and lay still.',
    ],
    verse: [
      'The ferns bent low, the moss was deep and green, / The softest, springiest path they had seen.',
      'The leaves went hush, the frogs went hop, / And dew hung down, drop after drop.',
      'An acorn dropped and rolled away. / The trees all had some news to say.',
    ],
  },
  hush: {
    three: ['Hush, said the leaves.', 'The wood was still.'],
    five: ['Outside, the leaves went hush, and hush, and hush.', 'One by one the trees stopped talking.'],
    seven: [
      'Outside, the wind went through the leaves on tiptoe.',
      'Far off a single frog said goodnight to another, and the other said it back.',
    ],
    verse: ['The leaves have told their last small tale. / The path lies silver, thin and pale.'],
  },
  route: [
    { place: 'forest-path', called: 'the mossy path', avoid: [] },
    { place: 'forest-stream', called: 'the stream', avoid: [] },
    { place: 'forest-clearing', called: 'the round clearing', avoid: [] },
  ],
  helpers: ['hedgehog', 'owl', 'squirrel', 'mouse', 'rabbit', 'bear'],
  obstacles: [
    {
      id: 'forest-stream',
      kind: 'across',
      place: 'forest-stream',
      props: [{ prop: 'stream', where: 'near' }],
      tool: 'log',
      avoid: ['deep-water'],
      meet: {
        three: ['There was a stream. It was {wide and cold|quick and cold}.'],
        five: [
          'A stream ran across the way. It was too wide to jump and {too cold to paddle|much too quick to paddle}.',
        ],
        seven: [
          'A stream came chattering over the stones and cut the path in two. It was too wide to jump, and so cold that it made their teeth {tap|chatter} just to look at it.',
        ],
        verse: ['They reached a stream, so quick and cold, / With no good stone for feet to hold.'],
      },
      solve: {
        three: ['They found a log. Push, push, {bump|plop}! Over they went.'],
        five: [
          'They rolled a fallen log down the bank until it {lay|sat} on both sides. One, two, three, and over.',
        ],
        seven: [
          'So they found a fallen log and rolled it, {puffing|grunting} and giggling, down the bank. Its far end dropped on the other side with a wet, woody plop. Then over they went, arms out like two scarecrows.',
        ],
        verse: ['They rolled a log from bank to bank / And crossed it like a wooden plank.'],
      },
      fact: {
        three: ['"Both banks can hold a log up," said {hero}. "Then it can hold us!"'],
        five: [
          '"If both banks hold up a log," said {hero}, "the log can hold up us. That is all a bridge is."',
        ],
        seven: [
          '{hero} looked at one bank, and then at the other. "A bridge is only a strong thing that rests on both sides," {he} said. "The banks push up just as hard as we push down."',
        ],
        verse: ['"Two banks can hold one log up tight, / And that\'s a bridge, if we lay it right."'],
      },
    },
    {
      id: 'forest-brambles',
      kind: 'blocked',
      place: 'forest-path',
      props: [{ prop: 'brambles', where: 'near' }],
      avoid: [],
      meet: {
        three: ['Oh no. Brambles! {Prick|Snag}, {scratch|prick}, ouch.'],
        five: [
          'Brambles had grown right across the path. They had {a hundred hooks|more hooks than a coat rack}, and they liked fur and sleeves.',
        ],
        seven: [
          'Where the path had been last week there was now a wall of brambles. It had {a hundred|a thousand} small hooks, and every one of them was in a mood to catch somebody.',
        ],
        verse: ['The brambles grew across the track. / You pulled one sprig, and it pulled back!'],
      },
      solve: {
        three: ['They took a long stick. Up went the brambles. Under they went.'],
        five: [
          'They slid a long stick under the brambles and lifted, like the lid of a {box|basket}. Under went {friend}. Under went {hero}.',
        ],
        seven: [
          'They pushed a long stick under the lowest branch, rested it on a stone, and leaned. Up went the brambles like a curtain. {friend} went under, then {hero}, and no one left so much as a button behind.',
        ],
        verse: ['A long stick lifted, like a lid, / The whole sharp heap. And through they slid!'],
      },
      fact: {
        three: ['"A long stick makes us strong," said {hero}.'],
        five: [
          '"A long stick on a stone makes a lever," said {hero}. "The longer it is, the stronger we are."',
        ],
        seven: [
          '"Look," said {hero}. "If the stick rests on a stone, it is a lever. We press a long way down on our end, and the other end lifts something far too heavy for us."',
        ],
        verse: ['"A lever lifts a heavy load. / Press here, and it will clear the road."'],
      },
    },
    {
      id: 'forest-fog',
      kind: 'lost',
      place: 'forest-clearing',
      props: [{ prop: 'fog', where: 'near' }],
      tool: 'rope',
      avoid: [],
      meet: {
        three: ['Then came the fog. All was white. Where was the path?'],
        five: [
          'Fog came {creeping|rolling} between the trees, thick as porridge. The path was there, and then it was not.',
        ],
        seven: [
          'Fog came up out of the ground and filled the wood like milk in a bowl. First the path went, then the trees, and then {hero} could not find the end of {his} own nose.',
        ],
        verse: ['The fog rolled in, as white as cream. / The wood became a milky dream.'],
      },
      solve: {
        three: ['They held one rope. Tap, tap, tap, from tree to tree. Out they came!'],
        five: [
          'They each held an end of a rope, and went from tree to tree, tapping. Tap. Tap. Tap, and out into clear air.',
        ],
        seven: [
          'So one of them stood by a tree and held the rope, and the other went ahead to find the next. Tree by tree and tap by tap they measured out a straight line, until the fog grew thin and let them go.',
        ],
        verse: ['They held a rope from tree to tree / And tapped along till they could see.'],
      },
      fact: {
        three: ['"Fog is a cloud that sat down," said {hero}. "It is only water. We can walk in it."'],
        five: [
          '"Fog is a cloud that came down for a rest," said {hero}. "The trees are still where they were. We will find them one by one."',
        ],
        seven: [
          '"Fog is only a cloud that touches the ground," said {hero}, "millions of drops, too small to fall. It hides things, but it moves nothing. The trees stand where they stood, and two trees make a straight line."',
        ],
        verse: ['"A fog\'s a cloud that\'s come to rest. / The trees stay put, so trees are best."'],
      },
    },
  ],
}

export const castle: SettingData = {
  names: ['Crumblestone Castle', 'Castle Marmalade', 'the Castle of Seven Flags', 'Teapot Castle'],
  within: 'in',
  where: [
    'where even the stones smelled of toast',
    'where the flags told you which way the wind was going',
    'where forty clocks ticked and no two agreed',
    'where the stairs creaked in tune',
  ],
  homes: [
    'a small room behind the kitchen chimney',
    'a nook under the great stairs',
    'the gatehouse with the round window',
  ],
  sense: {
    three: [
      'Flip, flap, went the flags.',
      'It smelled of plum cake.',
      'Tick, tock, went a clock.',
      'The hall was big and still.',
    ],
    five: [
      'Somebody in the kitchen was baking plum cake.',
      'Their steps came back to them from the far wall, a little late.',
      'The candles on the wall nodded as they went by.',
      'A suit of armour stood in a corner, pretending not to watch.',
      'The flags snapped once and were quiet.',
    ],
    seven: [
      'The smell of plum cake came up the stairs to meet them, and then went politely on.',
      'Every footstep echoed, so that two sounded like twenty on their way to a party.',
      'Along the wall hung painted kings and queens, who all seemed to want to know where they were going.',
      'A draught went down the hall, trying the handles of the doors.',
      'Forty clocks were telling forty different times, all of them late.',
    ],
    verse: [
      'The candles winked along the wall. / Their footsteps tapped across the hall.',
      'The flags flew red, the flags flew gold. / The stones smelled warm, the stones smelled old.',
      'A clock struck six, a clock struck nine. / A third one said that both were fine.',
    ],
  },
  hush: {
    three: ['Tick, tock, said the clock, very low.', 'The flags hung still.'],
    five: [
      'In the hall the clocks ticked softly, as if they wore slippers.',
      'Up on the roof the flags folded themselves for the night.',
    ],
    seven: [
      'Down in the kitchen the fire settled itself with a sigh.',
      'All through the castle the candles went out, one by one, like people leaving a party.',
    ],
    verse: ['The fire is low, the clocks run slow, / The flags have nowhere else to go.'],
  },
  route: [
    { place: 'castle-hill', called: 'the castle hill', avoid: [] },
    { place: 'castle-hall', called: 'the great hall', avoid: [] },
    { place: 'castle-tower', called: 'the tower room', avoid: ['heights'] },
  ],
  helpers: ['mouse', 'cat', 'owl', 'bear', 'rabbit', 'turtle'],
  obstacles: [
    {
      id: 'castle-gate',
      kind: 'blocked',
      place: 'castle-hill',
      props: [{ prop: 'gate', where: 'near' }],
      tool: 'rope',
      avoid: [],
      meet: {
        three: ['The gate was shut. It was {big|tall} and it did not move.'],
        five: [
          'The gate was down. It was made of {oak and iron|iron bars}, and it weighed as much as {nine cows|ten ponies}.',
        ],
        seven: [
          'The gate had come down for the night, all oak and iron and rust. It weighed as much as {nine cows|a hay cart with the horse}, and it had no bell, no knocker, and no sense of humour.',
        ],
        verse: ['The gate was down, the gate was shut. / It didn\'t care for "if" or "but".'],
      },
      solve: {
        three: ['They found a rope on a wheel. Pull, pull! Up went the gate.'],
        five: [
          'Beside it hung a rope that ran over a wheel. They both {pulled|hung on it}, and up went the gate, squeak by squeak.',
        ],
        seven: [
          'On the wall a rope went up over one wheel, down round another, and back again. They hung on to it with all their might. Inch by squeaking inch, the whole great gate rose up like an old man out of a chair.',
        ],
        verse: ['They found a rope that turned a wheel, / And up it went, with a rusty squeal.'],
      },
      fact: {
        three: ['"A rope on a wheel helps us pull," said {hero}.'],
        five: [
          '"What we want is a pulley," said {hero}. "A rope over a wheel lets us pull down to make the gate go up."',
        ],
        seven: [
          '"What a gate wants is a pulley, and two are better," said {hero}. "Then the rope holds the gate up twice, and each pull only has to be half as strong."',
        ],
        verse: ['"A pulley wheel will share the weight. / Two wheels, and we can lift the gate."'],
      },
    },
    {
      id: 'castle-steps',
      kind: 'up',
      place: 'castle-hall',
      props: [{ prop: 'steps', where: 'near' }],
      avoid: [],
      meet: {
        three: ['The steps went up and up. {Puff, puff|Oh, so many steps}.'],
        five: [
          'The steps went round and round and up and up. There were {a hundred|ninety-nine} of them, and they were all tired already.',
        ],
        seven: [
          'Then came the steps, {ninety-nine|a hundred and one} of them, going round and round inside the wall like the inside of a snail. No one had ever got to the end of them without sitting down.',
        ],
        verse: ['The steps went round, the steps went round, / Like peelings from an apple wound.'],
      },
      solve: {
        three: ['Ten steps, then rest. Ten steps, then rest. And they were up!'],
        five: [
          'They counted ten steps, and had a rest. Ten more, and a rest. Before they were bored with ten, they were there.',
        ],
        seven: [
          'They cut the whole stair into tens. Ten steps and a rest, ten steps and a riddle, ten steps and a raisin. A long way, it turned out, is only a lot of short ways holding hands.',
        ],
        verse: ['Just ten, then rest, then ten once more, / And soon they reached the topmost door.'],
      },
      fact: {
        three: ['"Round steps are easy steps," said {hero}. "They go up bit by bit."'],
        five: [
          '"A winding stair is a ramp that was rolled up," said {hero}. "The longer the way round, the easier each step."',
        ],
        seven: [
          '"It is a ramp, rolled up like a ribbon," said {hero}. "Going round makes the way longer, but each step of it is easier, and the work comes out the same. So we need not hurry. We only need to count."',
        ],
        verse: ['"A winding ramp makes going slow, / But every step is soft and low."'],
      },
    },
    {
      id: 'castle-doors',
      kind: 'lost',
      place: 'castle-hall',
      props: [{ prop: 'door', where: 'near' }],
      tool: 'feather',
      avoid: [],
      meet: {
        three: ['Door, door, door. Which door was it?'],
        five: [
          'There were seven doors in the hall. Every one was {brown|green}, and every one looked sure of itself.',
        ],
        seven: [
          'In the great hall there were seven doors, {all of them brown|all alike}, and all of them shut. One led on. The other six led to brooms, as {hero} soon found out.',
        ],
        verse: ['One door, two doors, three and four, / And every one a plain brown door.'],
      },
      solve: {
        three: ['They held up a feather. Flutter! It was this door.'],
        five: [
          'They held a feather by each door in turn. At the fifth it {danced|fluttered}. Air was coming through, so that was the way.',
        ],
        seven: [
          '{friend} found a feather, and they held it to the crack of each door in turn. Nothing, nothing, nothing. At the fifth door the feather {shivered and danced|bowed and danced}, for there the outside was breathing in.',
        ],
        verse: ['They held a feather by each crack. / At one it fluttered and blew right back!'],
      },
      fact: {
        three: ['"Air comes in by the way out," said {hero}.'],
        five: [
          '"Moving air can push a feather," said {hero}. "So a feather can tell us which door has the outside behind it."',
        ],
        seven: [
          '"Warm air in here goes up the chimney," said {hero}, "and cool air has to come in to fill its place. We cannot see it, but something very light could."',
        ],
        verse: ['"The air slips in, too thin to see, / But a feather feels it. Follow me."'],
      },
    },
  ],
}

export const garden: SettingData = {
  names: ['Marigold Garden', 'the Long Green Garden', "Grandmother Plum's Garden", 'Bumblebee Garden'],
  within: 'in',
  where: [
    'where the beans climbed up their poles to look over the wall',
    'where the bees came home with yellow knees',
    'where the sunflowers turned their faces all day long',
    'where the snails knew every stone by name',
  ],
  homes: [
    'a flowerpot house behind the shed',
    'a snug place under the rhubarb leaves',
    'a little house by the garden wall',
  ],
  sense: {
    three: ['Buzz, went a bee.', 'It smelled of mint.', 'The grass was cool.', 'A snail said nothing.'],
    five: [
      'The air smelled of mint and warm tomatoes.',
      'A bee went by, late for supper.',
      'The peas hung in rows like green washing.',
      'Somewhere a sprinkler said tick, tick, tick.',
      'The daisies were closing, one by one.',
    ],
    seven: [
      "The air smelled of mint, warm earth, and somebody else's strawberries.",
      'A bee bumbled home, so full of dinner that it had to fly in a curve.',
      'The daisies were folding up their petals like people closing umbrellas.',
      'Under the cabbages it was cool and green, and sounds came in soft.',
      'The watering can by the wall still held a round piece of the sky.',
    ],
    verse: [
      'The mint smelled sweet, the peas hung down, / A bee flew home in a furry gown.',
      'The daisies shut their petals tight / And nodded to the evening light.',
      'A snail slid by upon a leaf / And told a tale that was not brief.',
    ],
  },
  hush: {
    three: ['All the daisies slept.', 'Buzz, said the last bee. Then it slept too.'],
    five: [
      'In the garden every daisy had shut its eye.',
      'The snails went on with their night work, without a sound.',
    ],
    seven: [
      'Out in the garden the moths came to visit the white flowers.',
      'The bean poles stood quite still, as if they had been told a secret.',
    ],
    verse: ['The daisies sleep, the peas sleep too, / And every leaf is bright with dew.'],
  },
  route: [
    { place: 'flower-beds', called: 'the flower beds', avoid: [] },
    { place: 'vegetable-patch', called: 'the vegetable patch', avoid: [] },
    { place: 'garden-pond', called: 'the pond', avoid: [] },
  ],
  helpers: ['frog', 'hedgehog', 'mouse', 'cat', 'turtle', 'rabbit'],
  obstacles: [
    {
      id: 'garden-wall',
      kind: 'up',
      place: 'flower-beds',
      props: [{ prop: 'wall', where: 'near' }],
      tool: 'basket',
      avoid: [],
      meet: {
        three: ['There was a wall. It was {too tall|so tall}. Hop! No.'],
        five: ['A brick wall stood at the end of the beds. It came up to the sky, or {nearly|very nearly}.'],
        seven: [
          'At the end of the flower beds stood a brick wall. The roses went over it without any trouble, but roses have {all summer|until August} to do it.',
        ],
        verse: [
          'A wall of brick stood in the way. / The rose had climbed it, day by day.',
          'A wall of brick stood in the way, / And it had plans to stay all day.',
        ],
      },
      solve: {
        three: ['One basket, two baskets. Step, step, and over!'],
        five: [
          'They turned a basket upside down and leaned a plank against it. Up the plank they went, and over the wall.',
        ],
        seven: [
          'They turned an old basket upside down and leaned a plank on it, and another plank from there to the top. Up they walked, as grand as two {chickens going to bed|mayors going to lunch}, and down the other side on the compost.',
        ],
        verse: ['A basket and a plank, just so, / And up and over both could go.'],
      },
      fact: {
        three: ['"A slope is easy," said {hero}. "A wall is not. Let us make a slope!"'],
        five: ['"A ramp is longer than a wall," said {hero}, "and that is why it is easier."'],
        seven: [
          '"Straight up takes all our strength at once," said {hero}. "A ramp takes the same work and spreads it out thin, like butter. We need something long and something to lean it on."',
        ],
        verse: [
          '"A ramp is long, but kind to knees. / It spreads the work, and climbs with ease."',
          '"A ramp is long, but kind to knees. / It lifts you up by slow degrees."',
        ],
      },
    },
    {
      id: 'garden-mud',
      kind: 'across',
      place: 'vegetable-patch',
      props: [{ prop: 'mud', where: 'near' }],
      tool: 'leaf',
      avoid: [],
      meet: {
        three: ['Mud! Squelch. It held on tight.'],
        five: [
          'Between the carrots and the cabbages lay {the mud|a lake of mud}. It said squelch, and it did not give things back.',
        ],
        seven: [
          'Somebody had left the hose on, and the path through the vegetables had turned to mud. It was the {brown|thick} greedy sort, which already had one boot and was hoping for another.',
        ],
        verse: ['The mud went glug, the mud went gloop. / It was as thick as barley soup.'],
      },
      solve: {
        three: [
          'They put down big leaves. Pat, pat, pat. No one sank!',
          'They put down big leaves. Pat, pat, pat, they went over.',
        ],
        five: [
          'They laid big rhubarb leaves on the mud, one after another, and {tiptoed|padded} over on a green road.',
        ],
        seven: [
          'So they laid a road of rhubarb leaves, each as big as a tray. They stood on one leaf and put down the next, picked up the last one and passed it forward, and went over the mud without a single squelch.',
        ],
        verse: [
          'They laid wide leaves upon the ground / And over the mud went, safe and sound.',
          'They laid big leaves out in a row / And over the mud went, light and slow.',
        ],
      },
      fact: {
        three: ['"Big flat leaves will hold us," said {hero}.'],
        five: ['"A big flat leaf spreads us out," said {hero}. "Then no part of the mud has to carry much."'],
        seven: [
          '"We go in because we press on one small spot," said {hero}. "If we spread our weight over something wide, the mud can bear it. That is how snowshoes work, and ducks."',
        ],
        verse: ['"If wide and flat is what we tread, / The mud feels only weight that\'s spread."'],
      },
    },
    {
      id: 'garden-pumpkin',
      kind: 'blocked',
      place: 'vegetable-patch',
      props: [{ prop: 'pumpkin', where: 'near' }],
      avoid: [],
      meet: {
        three: ['A pumpkin sat on the path. It was as big as a {bed|door}!'],
        five: [
          'On the path sat a pumpkin. It had grown all summer, and now it was wider than the path and {very pleased|rather proud}.',
        ],
        seven: [
          'Right across the path sat the biggest pumpkin {in} {land}. It had been growing since June, and it clearly felt that the path had been put there for {it to sit on|it to see}.',
        ],
        verse: ['A pumpkin sat across the track, / As round as the moon from front to back.'],
      },
      solve: {
        three: ['They dug the earth away. Roll, roll, bump! Off it went.'],
        five: [
          'They dug a little earth from under one side. The pumpkin {wobbled|tipped}, thought about it, and rolled out of the way.',
        ],
        seven: [
          'They scooped a hollow in the earth, just to the left of it, and gave one small push. The pumpkin leaned, thought it over, and rolled into its new seat with a sigh. It seemed to like the view.',
        ],
        verse: ['They dug a dip, gave one soft shove, / And it rolled off like a fat round dove.'],
      },
      fact: {
        three: ['"Round things roll down," said {hero}. "Let us make a down!"'],
        five: [
          '"It is round," said {hero}, "and round things roll downhill by themselves. All we need is a very small hill."',
        ],
        seven: [
          '"It is far too heavy to carry," said {hero}. "But the earth pulls everything down, pumpkins too. If we give it a lower place to go, the pulling is done for us."',
        ],
        verse: ['"The earth pulls all things down," they said. / "So let us make it a lower bed."'],
      },
    },
  ],
}

export const mountain: SettingData = {
  names: ['Tumbledown Mountain', 'the Blue Goat Mountain', 'Mount Featherbed', 'Echo Mountain'],
  within: 'on',
  where: [
    'where the echoes answered back politely',
    'where the clouds stopped to have their tummies tickled',
    'where goats had the right of way',
    'where the wind came to sharpen its whistle',
  ],
  homes: ['a stone hut with a turf roof', 'a warm cave with a blue door', 'a hut with a pine-cone roof'],
  sense: {
    three: [
      'Clink, went a stone.',
      'The wind went whee.',
      'A goat said, "Meh."',
      'The air was thin and bright.',
    ],
    five: [
      'Small stones went clink, clink, under them.',
      'Far off a goat said, "Meh," and a second goat agreed.',
      'The wind smelled of snow and pine.',
      'Tiny blue flowers grew where no one had asked them to.',
      'Below them the valley was as small as a green sock.',
    ],
    seven: [
      'The wind came round the corner with its hands in its pockets, whistling.',
      'A goat looked them up and down, chewing, and decided to let them pass.',
      'Tiny blue flowers grew in the cracks, as if somebody had spilled a bit of sky.',
      'When they coughed, the mountain coughed back to be polite.',
      'Behind them the valley had shrunk until the farms were no bigger than crumbs.',
    ],
    verse: [
      'The goats stood round upon the stones / And hummed a tune in mountain tones.',
      'The wind went whistling, cold and clean, / Past small blue flowers and grass of green.',
      'The stones went clink beneath their tread. / "Clink, clink," the polite old mountain said.',
    ],
  },
  hush: {
    three: ['The goats lay down.', 'Shh, said the wind.'],
    five: [
      'Up on the rocks the goats lay down in a row.',
      'The echoes had gone to bed, and nothing answered back.',
    ],
    seven: [
      'Above the roof the mountain stood with stars all along its shoulders.',
      'The wind put its whistle away and sat down among the pines.',
    ],
    verse: ['The goats are curled upon the hill. / The wind lies down. The stones are still.'],
  },
  route: [
    { place: 'mountain-trail', called: 'the trail', avoid: [] },
    { place: 'mountain-lake', called: 'the mountain lake', avoid: [] },
    { place: 'mountain-ledge', called: 'the ledge of stars', avoid: ['heights'] },
  ],
  helpers: ['owl', 'hedgehog', 'bear', 'cat', 'rabbit', 'mouse'],
  obstacles: [
    {
      id: 'mountain-rocks',
      kind: 'blocked',
      place: 'mountain-trail',
      props: [{ prop: 'rocks', where: 'near' }],
      avoid: [],
      meet: {
        three: ['Rocks had come down. {Big rocks|Fat rocks}! No way past.'],
        five: [
          'In the night the mountain had dropped some rocks on the trail. The biggest was {as big as a cow|as fat as a haystack}.',
        ],
        seven: [
          'The mountain had been tidying, and had thrown out some rocks. They lay across the trail in a heap, and the biggest one, {round as a cow|wide as a wardrobe}, sat in the only gap.',
        ],
        verse: ['Some rocks had tumbled on the trail, / The biggest one as round as a whale.'],
      },
      solve: {
        three: ['They took a long branch. Push down! Up rolled the rock.'],
        five: [
          'They put a long branch under the rock and leaned on the other end. Crick, crack, and it rolled aside.',
        ],
        seven: [
          'They pushed the end of a long branch under the rock, and a small stone under the branch. Then they both leaned. The rock that had looked so sure of itself rocked, rolled, and made room.',
        ],
        verse: ['A long branch and a stone below, / They leaned, and off it had to go.'],
      },
      fact: {
        three: ['"A long branch makes us strong," said {hero}.'],
        five: ['"Far from the stone, our push grows bigger," said {hero}. "That is a lever."'],
        seven: [
          '"The seesaw," said {hero}. "A small one at the far end can lift a big one near the middle. We are the small one. We only need a long enough seesaw."',
        ],
        verse: [
          '"Far from the stone a push grows strong. / The short end lifts if the other is long."',
          '"The further from the stone we lean, / The strongest pushers ever seen!"',
        ],
      },
    },
    {
      id: 'mountain-lake',
      kind: 'across',
      place: 'mountain-lake',
      props: [],
      tool: 'raft',
      avoid: ['deep-water'],
      meet: {
        three: ['Next, a lake. It was cold and {blue|wide}.'],
        five: [
          'A lake lay in the lap of the mountain, as blue and as cold as {a winter plate|a plate in winter}. The trail went on, but on the other side.',
        ],
        seven: [
          'Round the bend lay a lake, so still that it held a second mountain upside down. The trail walked straight into the water on this side and {strolled out|walked out} again on the other, as trails will.',
        ],
        verse: ['A lake lay blue, a lake lay wide. / The trail went on, on the other side.'],
      },
      solve: {
        three: ['They made a raft. Tie, tie, tie. Off it went, and over.'],
        five: ['They tied dry branches into a raft. It {wobbled|bobbed}, it dripped, and it took them over.'],
        seven: [
          'They dragged dry branches to the shore and tied them side by side. The raft looked like a hedge that had been in a fight, but it floated, and they paddled it over with two flat sticks and a good deal of advice.',
        ],
        verse: ['They tied a raft of branches dry / And paddled over the upside-down sky.'],
      },
      fact: {
        three: ['"Dry wood floats," said {hero}.'],
        five: ['"Dry wood is full of tiny bits of air," said {hero}, "so the water holds it up."'],
        seven: [
          '"Stones go down and sticks stay up," said {hero}, trying one of each. "Dry wood is lighter than the water it pushes away, so the water pushes back and carries it. And if it can carry wood, then enough wood can carry us."',
        ],
        verse: ['"Dry wood is full of air inside, / So water lifts it. We can ride!"'],
      },
    },
    {
      id: 'mountain-snow',
      kind: 'up',
      place: 'mountain-lake',
      props: [{ prop: 'snowdrift', where: 'near' }],
      avoid: [],
      meet: {
        three: ['Snow lay in a heap. In they went. {Floof|Fluff}! Up to the nose.'],
        five: [
          'A snowdrift had lain down on the trail. It was soft and white and {as tall as a tent|taller than anybody there}.',
        ],
        seven: [
          'Over the trail lay a snowdrift, left behind by winter like a forgotten coat. It looked solid. It was not, as {hero} found out all the way up to the ears.',
        ],
        verse: ["A snowdrift slept upon the way, / Left over from a winter's day."],
      },
      solve: {
        three: ['They put flat twigs on their feet. Crunch, crunch, up and over.'],
        five: [
          'They wove flat mats of pine twigs to step on. Crunch, crunch, crunch, and they {stayed on top|were over}.',
        ],
        seven: [
          'They broke pine twigs and wove them into flat round mats, and tied them on below. It was like walking on two tea trays. But the snow held, and they went over the top of the drift, leaving tracks that would puzzle the goats for weeks.',
        ],
        verse: ['With mats of twigs tied down below, / They crunched across the cold white snow.'],
      },
      fact: {
        three: ['"Flat and wide stays on top," said {hero}.'],
        five: ['"If we are wide underneath," said {hero}, "the snow can hold us. A hare knows that."'],
        seven: [
          '"A hare has great wide feet, and never falls in," said {hero}. "The same weight on a bigger patch of snow presses less on every bit of it. We need bigger feet."',
        ],
        verse: ['"The hare has feet so wide and flat, / She stays on top. We can do that."'],
      },
    },
  ],
}

export const farm: SettingData = {
  names: ['Buttercup Farm', 'Hollyhock Farm', 'Puddle Farm', 'Old Turnip Farm'],
  within: 'on',
  where: [
    'where the hens knew everything first',
    'where the hay smelled of last summer',
    'where the weathercock had opinions',
    'where the cows hummed while they thought',
  ],
  homes: ['a warm corner of the barn', 'a small house behind the henhouse', 'an old cart with curtains'],
  sense: {
    three: ['Moo, said a cow.', 'The hay smelled sweet.', 'Cluck, said a hen.', 'Creak, went the gate.'],
    five: [
      'The hay smelled of last summer.',
      'A hen told them something important, but only in hen.',
      'The cows were humming in the long grass.',
      'A bucket swung on its hook and sang, eek, eek.',
      'Swallows wrote quick letters on the sky.',
    ],
    seven: [
      'The hens were discussing them, and did not care who heard.',
      'The whole yard smelled of hay, warm milk and rope.',
      'A cow watched them pass with her chin on the fence, like a neighbour.',
      'Swallows flew in and out of the barn as if they had left something on the stove.',
      'The weathercock pointed at supper.',
    ],
    verse: [
      'The hens said cluck, the cows said moo, / And asked each other, "Who goes, who?"',
      'The hay smelled sweet, the gate went creak, / A swallow dived with a tiny shriek.',
      'A bucket sang upon its hook. / The old cow gave a friendly look.',
    ],
  },
  hush: {
    three: ['The cows lay down.', 'Cluck, said a hen, half asleep.'],
    five: [
      'In the barn the cows were breathing, slow and warm.',
      'The hens sat in a row with their eyes shut.',
    ],
    seven: [
      'Across the yard the cows breathed in and out, like a slow warm sea.',
      'The weathercock turned once to see that everyone was in, and went to sleep on one leg.',
    ],
    verse: ['The hens are perched, the cows lie down, / The straw is gold, the barn is brown.'],
  },
  route: [
    { place: 'farmyard', called: 'the farmyard', avoid: [] },
    { place: 'meadow', called: 'the meadow', avoid: [] },
    { place: 'barn', called: 'the hayloft in the old barn', avoid: [] },
  ],
  helpers: ['cat', 'mouse', 'owl', 'hedgehog', 'rabbit', 'turtle'],
  obstacles: [
    {
      id: 'farm-mud',
      kind: 'across',
      place: 'farmyard',
      props: [{ prop: 'mud', where: 'near' }],
      tool: 'cart',
      avoid: [],
      meet: {
        three: ['The yard was all mud. Gloop! A cart stood in it.'],
        five: [
          'It had rained on the yard, and the pigs had {helped|stirred}. Now it was mud from gate to gate.',
        ],
        seven: [
          'The pigs had been at work in the yard, and they were proud of it. There was mud from gate to gate, well stirred, and {it went glup|it said glup} when no one was even touching it.',
        ],
        verse: ['The yard was mud from gate to gate. / The pigs all thought that it was great.'],
      },
      solve: {
        three: ['They got the cart. Roll, roll, splat. Over they went!'],
        five: [
          'They found the old cart with the fat wheels. One pushed, one steered, and it rolled right over the mud.',
        ],
        seven: [
          'Behind the henhouse stood the turnip cart, with wheels as wide as loaves. They took turns to push and to shout directions, and it rolled over the mud as a duck goes over a pond.',
          'Behind the henhouse stood the turnip cart, with wheels as wide as loaves. They took turns to push and to steer, and it rolled over the mud as a duck goes over a pond.',
        ],
        verse: ['They pushed the cart with wheels so fat / And rolled right over, just like that.'],
      },
      fact: {
        three: ['"Fat wheels stay up," said {hero}.'],
        five: [
          '"A wide wheel does not cut into the mud," said {hero}, "and a rolling thing hardly rubs at all."',
        ],
        seven: [
          '"Dragging is hard because things rub," said {hero}. "A wheel does not rub, it rolls. And a wide one spreads the load, so it stays on top."',
        ],
        verse: ['"A wheel won\'t rub, it rolls instead. / A wide one keeps the weight well spread."'],
      },
    },
    {
      id: 'farm-gate',
      kind: 'blocked',
      place: 'meadow',
      props: [{ prop: 'gate', where: 'near' }],
      avoid: [],
      meet: {
        three: ['The gate to the meadow was stuck. Tug, tug. No.'],
        five: [
          'The meadow gate was stuck. It had {sagged|slumped} in its corner like somebody who will not get up for school.',
        ],
        seven: [
          'The gate to the meadow had not been opened since the hay was in. Its hinges were {red with rust|rusted up}, and it leaned on the grass and refused to be talked to.',
        ],
        verse: ['The meadow gate was stuck with rust. / It would not budge for push or thrust.'],
      },
      solve: {
        three: ['They pushed at the far end. Creak! It came open.'],
        five: [
          'They went to the end farthest from the hinge, lifted together, and {swung it wide|pushed}. Creeeak!',
        ],
        seven: [
          'They both took hold of the very end, as far from the hinge as they could get, lifted a little, and leaned. The gate complained in a long rusty sentence and swung wide.',
        ],
        verse: ['They pushed it where the hinge was not, / And creak! It swung right on the spot.'],
      },
      fact: {
        three: ['"Push far from the hinge," said {hero}. "That is the strong end."'],
        five: [
          '"A gate turns on its hinge," said {hero}. "Push far away from that, and a small push is enough."',
        ],
        seven: [
          '"We are pushing in the wrong place," said {hero}. "Close to the hinge you need to be as strong as a cow. Out at the end the same push counts for ten, because it has a longer way to turn."',
        ],
        verse: [
          '"Go to the end, to the far, far end. / A small push there is the gate\'s best friend."',
          '"Far from the hinge a push will grow. / So stand right here, and then we\'ll go."',
        ],
      },
    },
    {
      id: 'farm-hay',
      kind: 'up',
      place: 'barn',
      props: [],
      tool: 'rope',
      avoid: [],
      meet: {
        three: ['The hay went up and up. How to get to the top?'],
        five: [
          'In the barn the hay was stacked to the roof. The way led to the top of it, and {slid back|slipped down} again.',
        ],
        seven: [
          'Inside the barn the hay rose to the rafters like a soft gold hill. For every step up it gave them {two steps down|a slide back down}, and straw in both ears.',
        ],
        verse: ['The hay was heaped up to the beam. / They slid back down as if on cream.'],
      },
      solve: {
        three: ['They found a rope with knots. Up, up, up they went.'],
        five: [
          'From the beam hung a rope. They tied {knots|fat knots} in it, one above another, and went up from knot to knot.',
        ],
        seven: [
          'From the middle beam hung the rope that the farmer used for sacks. They tied a fat knot in it, and another, and another, until it was a stair made of string. Knot by knot they went up, and fell over the top into the hay.',
        ],
        verse: ['They tied some knots along a rope / And pulled up past the slippy slope.'],
      },
      fact: {
        three: ['"Knots stop our {hands} slipping," said {hero}.'],
        five: ['"Smooth things slip," said {hero}. "Rough things grip. So we must make the rope rough."'],
        seven: [
          '"Hay is slippery because there is nothing to rub against," said {hero}. "Rubbing is what holds you. If we put knots in that rope, there will be something for our {hands} to hold on to."',
        ],
        verse: [
          '"Smooth things will slip, but rough things grip. / With knots in place we shall not slip."',
          '"Smooth things just slide, but rough things grip, / So tie some knots and we won\'t slip."',
        ],
      },
    },
  ],
}

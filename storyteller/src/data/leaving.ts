import type { Told } from './schema.ts'

export const together: Told = {
  three: [
    '{friend} the {fkind} lived there too.',
    'Next door lived {friend} the {fkind}.',
    '{friend} the {fkind} had the next bed.',
    '{friend} the {fkind} had the bed by the door.',
    '{friend} the {fkind} was there. {friend} was always there.',
  ],
  five: [
    '{friend} the {fkind} lived next door, so close that they could wave with a spoon.',
    'And wherever {hero} was, there was {friend} the {fkind} as well.',
    '{hero} and {friend} the {fkind} had one umbrella, two spoons, and no secrets.',
    '{friend} the {fkind} had come for tea once, a long time ago, and had stayed.',
    'If you saw {hero}, you only had to wait a moment and you saw {friend} the {fkind}.',
  ],
  seven: [
    '{friend} the {fkind} lived next door, and the wall between them was so thin that they read their bedtime stories in turns.',
    '{hero} shared the house with {friend} the {fkind}. {hero} did the cooking, {friend} did the washing up, and they took turns at being brave.',
    '{friend} the {fkind} lived there too. They had drawn a line down the middle of the room once, to be fair, and neither could remember now whose side was whose.',
    'Where {hero} was, {friend} the {fkind} was, as a rule, about one step behind, with a bun.',
    '{friend} the {fkind} had the top bunk. They said good night in turns until one of them forgot to.',
  ],
  verse: [
    'Next door lived {friend} the {fkind}, so near, / That when one hummed, the other could hear.',
    '{friend} the {fkind} shared the house and the bed, / And the end of each bun, and the top of the bread.',
    'Where {hero} was, you would always see / {friend} the {fkind} as near as could be.',
    '{hero} and {friend} the {fkind} had one door, / Two cups, and two hats, and they wished for no more.',
    '{friend} the {fkind} was a friend so good, / They had only one coat, with a double hood.',
  ],
  small: [
    '{friend} lived near, / close to each ear.',
    'Next door lived a friend, / just round the bend.',
    "{hero} had a friend, / right at bed's end.",
    'Two cups, one bun, / two friends, not one.',
    '{friend} lived there, / on the next chair.',
  ],
}

export const ready: Told = {
  three: [
    '"I will come too!" said {friend}.',
    '"Let us go," said {friend} and {hero}.',
    '{friend} had the bag. "Here. Let us go."',
    '"You go, I go," said {friend} the {fkind}.',
    '{friend} took {hero}\'s {hand}. "Now we are two."',
  ],
  five: [
    '"Come on, then," said {friend}. They did most things two by two.',
    '"I have my hat on," said {friend}. "We can go."',
    '"We will go together," said {friend}, who had {fhis} boots on already.',
    '{friend} was packed before {hero} had finished talking. "Apples," {fhe} said, and patted the bag.',
    '{friend} had put out two hats. There was never any question about it.',
  ],
  seven: [
    '{friend} had {fhis} boots on before {hero} had said a word. It saves time, with a friend.',
    '"I take the front and you take the back," said {friend}, "and we meet in the middle for lunch."',
    '"We shall want buns," said {friend}, who had packed them already. "And string. And somebody to hold the other end of it, which is me."',
    '"Where you go I go," said {friend}. "It was in the small print when we became friends."',
    '{friend} said nothing at all, but put on {fhis} hat, and handed {hero} the other one.',
  ],
  verse: [
    '"We\'ll go together," {friend} said. / "There\'s time enough before our bed."',
    '{friend} had already put on {fhis} hat. / "Where you go, I go," said the {fkind}. "That is that."',
    'Two bags by the door, two hats on the wall: / {friend} was all ready, with string and a ball.',
    '{friend} held out {fhis} hand and said, / "You do the thinking. I\'ll carry the bread."',
    'One for each strap, they picked up the sack. / {friend} took the front, and {hero} the back.',
  ],
  small: [
    '"I," {friend} said, "too! / I will go with you."',
    '{friend} said, "We go! / Not fast, not slow."',
    'Two hats, one bag. / {friend} had a flag.',
    '"You and I go. / We do, you know!"',
    '{friend} was there, / with buns to share.',
  ],
}

export const pack: Told = {
  three: [
    'In the bag went {thing}.',
    '{hero} held {thing} tight.',
    '{hero} put {thing} in the bag. Off they went.',
    '{thing} went in a sock. They set out.',
    '"In you go," said {hero} to {thing}.',
  ],
  five: [
    '{hero} put {thing} in the bag, on top, where it could look out.',
    '{hero} wrapped {thing} in a sock, and off they went.',
    'With {thing} safe in the bag, they set out.',
    '{friend} held the bag open, and {hero} laid {thing} in it like an egg.',
    '{hero} carried {thing} {himself}. It was that sort of thing.',
    '{hero} carried {thing} first, and then {friend} did, and so they changed about.',
  ],
  seven: [
    '{hero} wrapped {thing} in {his} second-best sock, put it on top of the bag, and closed the door behind them.',
    'They made room for {thing} between the buns and the string, and took one last look at {house}.',
    '{Thing} did not weigh much, but {hero} carried it with care, as you carry a full cup.',
    'They tried {thing} in the big bag, the small bag and the hat. In the end it had a bag of its own.',
    '{friend} made a label for {thing}. It said: This way up, and thank you.',
  ],
  verse: [
    'They packed {thing} up in the softest sock, / And went as the clock said tick and tock.',
    'They wrapped {thing} up in a scarf of blue, / And {hero} took care of it all the way through.',
    'They laid {thing} in, with a bun on each side, / And {hero} said softly, "Enjoy the ride."',
    'Into the bag went {thing} with care, / With room for some cake, and a bit of spare air.',
    "They gave {thing} the softest seat of all, / Rolled up in the fringe of somebody's shawl.",
    '"You carry {thing}," said {hero}, "then me." / They held it where both of the friends could see.',
    "They put {thing} in, on the top of the pack, / And up it all went upon somebody's back.",
  ],
  small: [
    "Into the sack, / up on {hero}'s back.",
    'Wrapped in a sock, / by the tick of the clock.',
    '{hero} took care. / It was safe in there.',
    'In the bag, on top. / "Now do not drop!"',
    'A sock for a bed. / "Sleep well," they said.',
  ],
}

export const setOff: Told = {
  three: [
    'Off they went.',
    'So they set out.',
    'Step, step, step. They were on the way.',
    'The door went click. Off they went.',
    '"Bye, bye, bed," said {hero}.',
  ],
  five: [
    'Out they went, and the door closed behind them.',
    'One, two, one, two. They were on the way.',
    'So they closed the door of {house} behind them and set out.',
    'They each took one last look at {house}, and set out.',
    '{hero} stepped out with the left foot, and {friend} with the right.',
  ],
  seven: [
    'They took a last look at {house}, and then a first look at the way.',
    'It was a good evening to be going somewhere. They went.',
    'They closed the door of {house}, and went back once to see that it was closed, and set out.',
    'They waved to {house}, in case it minded being left, and set out.',
    'The gate said what it always said, and they were off.',
    '{friend} looked back once, and {hero} twice, and after that they looked ahead.',
  ],
  verse: [
    'They shut the door and off they went. / They did not know how the pathway bent.',
    'The gate gave a creak, and the path gave a bend, / And off they went walking, a friend and a friend.',
    'They waved to the house, and the house, in its way, / Gave a wink with a window, as if to say.',
    "Left foot and right foot, and out through the gate, / While somebody's clock said a quarter past eight.",
    'Out they both went, with the sun on their backs, / And two little rows of fresh new tracks.',
  ],
  small: [
    'Click went the door. / They went on some more.',
    'Out and away, / at the end of the day!',
    'Step, step, one, two. / The sky was so blue.',
    '"Bye, house! Bye, bed! / We go on ahead!"',
    'Left, right, left, right, / with all their might.',
  ],
}

import type { ThemeData } from '../schema.ts'

export const courage: ThemeData = {
  refrains: [
    'A little bit scared, and a little bit more brave.',
    'Wobble, wobble, and still we go.',
    'One small brave, and then one more.',
  ],
  summary: ['Someone has to go first, and it turns out that wobbly is good enough.'],
  strands: [
    {
      plant: {
        three: ['{hero} did not like to go first.', 'New things made {hero} feel wobbly.'],
        five: [
          'There was one thing {hero} never did, and that was go first.',
          '{hero} liked new things best when somebody else had tried them.',
        ],
        seven: [
          'If there was a new thing to be done, {hero} was always glad to do it second.',
          '{hero} had a wobble. It lived somewhere under {his} ribs, and it woke up whenever anything was new.',
        ],
        verse: [
          'New things made {hero} wobble inside, / And look for a tidy place to hide.',
          'To go first was a thing that {hero} dreaded. / The wobble came before {he} {was} bedded.',
        ],
      },
      low: {
        three: [
          '"I feel wobbly," said {hero}. {friend} felt wobbly too.',
          '{hero} stopped. Wobble, wobble, went {his} tummy.',
        ],
        five: [
          '"I feel wobbly," said {hero}. "Me too," said {friend}, and they sat down and were wobbly together.',
          'The way ahead looked long. {hero} could feel the wobble going up and down inside like a ball on stairs.',
        ],
        seven: [
          '"What if I cannot do it?" said {hero}. {friend} thought about that. "Then you will be somebody who tried," {fhe} said, "and I will be somebody who saw." It was quiet for a bit after that.',
          'The wobble woke up. It went all the way down to {hero}\'s feet, and all the way back. "You may come with us," {hero} told it, "but you may not choose the way."',
        ],
        verse: ['"I wobble here, I wobble there," / Said {hero}, "I wobble everywhere."'],
        small: ['"My tummy goes hop." / "Then let us stop."'],
      },
      test: {
        three: [
          '"One must go first," said {keeper}. "Who?"',
          'The last bit was small and new. Who would go first?',
        ],
        five: [
          'The last bit of the way was narrow and new. "Only one at a time," said {keeper}, "and somebody has to be first." Everyone looked at {hero}.',
          '"I could not make myself take the last few steps," said {keeper}. "It is so new in there. Will somebody show me how?"',
        ],
        seven: [
          'Between them and the end of the way was one last stretch, narrow and strange, where no one had ever set foot. "I have sat here since teatime," said {keeper}, "telling myself that I would do it next. Somebody has to go first." And it grew very quiet, the way it does when everybody hopes it will be somebody else.',
        ],
        verse: ['"The last few steps are strange and new. / Who will go first?" said {keeper}. "Who?"'],
        small: ['"Who will be first?" / That is the worst.'],
      },
      act: {
        three: [
          '{hero} took one big breath. "I will." One step. One more. {He} did it!',
          '"Me," said {hero}. {His} tummy went wobble. {He} went on.',
        ],
        five: [
          '"I am wobbly," said {hero}, "and I am going." {He} took one step. The wobble came along. {He} took another, and another, and then there were no more steps left to take.',
          '{hero} felt the wobble. {He} nodded to it, and went first. One step, then the next, right to the end. "It is all right," {he} called. "You can come!"',
        ],
        seven: [
          '"I will," said {hero}, in a voice much smaller than {he} {was}. {He} waited for the wobble to stop. It did not, so {he} went with it, one step, and one more, and one more after that. Halfway over, {he} noticed something odd. The wobble was still there. It just was not in charge.',
        ],
        verse: ['"I wobble," said {hero}, "but I shall go." / And {he} went first, both small and slow.'],
        small: ['"Me," {hero} said, / and went ahead.'],
      },
      close: {
        three: [
          '{hero} was wobbly today. {hero} was brave today. Good night.',
          'Brave {hero} closed {his} eyes.',
        ],
        five: [
          'The wobble curled up at the end of the bed, and it was asleep before {hero} was.',
          'Being brave makes you sleepy. {hero} yawned once, and went first into the land of dreams.',
        ],
        seven: [
          'Somewhere under {his} ribs the wobble turned round three times, like a cat, and lay down. {hero} patted the place. Then they both went to sleep.',
          'And of all the things that {hero} had gone into first that day, sleep was by far the softest.',
        ],
        verse: ['The wobble sleeps, the brave one too, / And both are glad the day is through.'],
      },
    },
    {
      plant: {
        seven: ['{hero} had never been the first to do anything, not even to say good morning.'],
        verse: [
          'Said {hero}, "I\'ll go, if it\'s second or third. / To be the first one would be quite absurd."',
        ],
      },
      low: {
        five: ['"Are you scared?" asked {friend}. "Only in the middle," said {hero}.'],
        seven: [
          '"Do you ever get the wobbles?" asked {hero}. "All the time," said {friend}. "I just wobble forward."',
        ],
        verse: [
          '"Do you get wobbles?" asked {hero}, quite small. / "I do," said {friend}, "and I walk with them all."',
        ],
        small: ['"Do you shake, too?" / "I do. I do."'],
      },
      test: {
        five: [
          '"It is only ten steps," said {keeper}, "but they have never been stepped." Somebody had to begin.',
        ],
        seven: [
          '"There are ten steps left," said {keeper}, "and no one has ever gone first. I would, but I have only ever been tenth." They all looked at the ten steps.',
        ],
        verse: [
          '"Ten steps are left, and they\'re all brand new," / Said {keeper}. "The first one is up to you."',
        ],
        small: ['Ten steps to go. / Who? They do not know.'],
      },
      act: {
        five: [
          '{hero} put out one foot. It shook. {He} put it down anyway, and after that the next one was easier.',
          '"One," said {hero}, and took a step. "Two." By seven {he} had stopped counting, and by ten {he} {was} there.',
        ],
        seven: [
          '{hero} closed {his} eyes, found that it was worse that way, and opened them. Then {he} took the first step. It was just a step, like other steps. So {he} took nine more.',
          '"If I wait until I am not scared, I shall be late for supper," said {hero}. And {he} went, scared and all. Someone had to be first, and now it was done.',
        ],
        verse: [
          'One step, two steps, three and four. / {hero} shook, and then took more.',
          'With wobbly knees and a wobbly chin, / Our {hero} was the first to begin.',
        ],
        small: ['One step, two, three! / "It was easy for me."'],
      },
      close: {
        seven: [
          '{hero} had been first at something. {He} turned it over in {his} mind like a shiny stone, and took it along to sleep.',
        ],
        verse: ['The first to go, the first to yawn, / And the last to wake when night is gone.'],
      },
    },
    {
      plant: {
        five: ['{hero} did not like new doors, new hats or new soup.'],
        seven: ['{hero} liked old things. Old things had been tried. New things looked at you.'],
        verse: ['New shoes, new soup, or a brand-new door / Made {hero} look down at the floor.'],
        small: ['{hero} felt shy. / {He} did not know why.'],
      },
      low: {
        five: [
          '"My knees feel funny," said {hero}. "Mine too," said {friend}. "We can walk on funny knees."',
        ],
        seven: [
          '{hero} held out a {hand}. It shook. {friend} held out one too, and that one shook as well. They put them side by side, and then they shook in time, like music.',
        ],
        verse: ['"My knees are shaking," {hero} said. / "Then let them shake, and go ahead."'],
        small: ['Knock, went each knee. / "It is just me."'],
      },
      test: {
        three: ['"Who will go in?" said {keeper}. "It is new in there."'],
        five: ['"It is just past that gap," said {keeper}. "I have never been in. Who will look?"'],
        seven: [
          '"What you want is in there," said {keeper}, and pointed at a gap that was narrow and still. "I have been meaning to go in since spring. I get as far as my toes."',
        ],
        verse: ['"It\'s in through there," said {keeper}, "in the gap. / I would go in, but I need a nap."'],
        small: ['"Who will go in?" / It was so thin.'],
      },
      act: {
        three: ['{hero} put in one foot. Then the rest. {He} {was} in!'],
        five: [
          '{hero} put in one foot. It came to no harm. So {he} put in the other one, and then all of {him} was in.',
        ],
        seven: [
          '{hero} put in a foot, and kept it there until it was used to it. Then {he} put in the other. "What is it like?" called {keeper}. "New," said {hero}. There was a pause. "It is getting less new," {he} said.',
        ],
        verse: ['First one foot in, and then foot two. / And soon it did not feel so new.'],
        small: ['One step, then two. / {hero} went through!'],
      },
      close: {
        five: ['{hero} had done a new thing. It was an old thing now, and {he} slept on it.'],
        seven: ['By now the whole day was an old thing, tried and known. {hero} pulled it up to {his} chin.'],
        verse: ['The newest thing of all the day / Is old now, and is put away.'],
      },
    },
  ],
}

import { expect, test } from 'vitest'
import { actions } from '../scene.ts'
import { readAct } from '../tales/read-shown.ts'
import type { LineFigure } from './line-tokens.ts'
import { readFreeLine } from './read-free-line.ts'

const figures: LineFigure[] = [
  { ref: 'hero', words: ['[[hero]]', 'hero', 'the hero', 'the fox'], pronouns: 'she' },
  { ref: 'companion', words: ['[[companion]]', 'companion'], pronouns: 'he' },
  { ref: 'helper', words: ['Old Moss', 'Moss', 'helper'], pronouns: 'they' },
]
const read = (line: string): string[] =>
  readFreeLine(line, figures).map(({ who, does, how, feels }) =>
    [who, does, ...how.map(({ by, what }) => `${by}=${what}`), ...(feels ? [`(${feels})`] : [])].join(' '),
  )

test.each([
  // As the prompt asks for it.
  ['[[hero]] pulls the rope from Moss, effort', ['hero pulls what=rope from=helper (effort)']],
  ['seven ducklings swim in the pond', ['seven ducklings swims in=pond']],
  ['the key lies under the red leaf', ['key lies under=red leaf']],
  // In other words.
  ['[[hero]] is pulling at the rope.', ['hero pulls what=rope']],
  ['- **[[hero]]** pulled the rope (trying hard)', ['hero pulls what=rope (effort)']],
  ['hero: holds lantern, curious', ['hero holds what=lantern (curious)']],
  ['The fox picks the map up', ['hero takes what=map']],
  ['[[hero]] picks up the map', ['hero lifts what=map']],
  ['[[companion]] hands [[hero]] the small bell', ['companion gives what=small bell to=hero']],
  ['[[hero]] tries to open the gate with both paws', ['hero opens what=gate']],
  ['[[hero]] puts a paw on [[companion]]’s shoulder', ['hero lays on=companion']],
  ['[[hero]]’s lantern shines on the ground', ['lantern shines on=ground']],
  ['[[hero]] lets go of the balloon, sadly', ['hero drops what=balloon (sad)']],
  ['[[hero]] crouches down to look at the snail', ['hero crouches']],
  ['[[hero]] carries a bowl of soup to Old Moss', ['hero carries what=full bowl of soup to=helper']],
  ['[[hero]] climbs up the ladder', ['hero climbs on=ladder']],
  ['the basket is full of eggs', ['full basket of eggs stands']],
  ['[[hero]] shows Moss a box full of buttons', ['hero shows what=full box of buttons to=helper']],
  ['[[hero]] pours milk from the jug into the cup', ['hero pours what=milk from=jug in=cup']],
  ['[[hero]] splashes in the water', ['hero swims']],
  ['the door is open', ['open door stands']],
  ['the piano stands in front of the door', ['piano stands before=door']],
  ['[[hero]] sits at the edge of the pond', ['hero sits at=pond']],
  ['[[hero]] is in front of the house', ['hero stands before=house']],
  ['the tower is a bud', ['bud tower stands']],
  ['[[hero]] lifts the carpet', ['hero lifts what=carpet']],
  ['[[hero]] hides under the carpet', ['hero hides under=carpet']],
  ['[[hero]] sits on the carpet', ['hero sits on=ground']],
  ['[[hero]] wears the captain’s hat', ["hero wears what=captain's hat"]],
  ['[[hero]] wears Moss’s hat', ['hero wears what=hat']],
  // A state that is a deed in other lines.
  ['broken cup lies on ground', ['broken cup lies on=ground']],
  ['open box of apples stands beside [[hero]]', ['full open box of apples stands beside=hero']],
  ['row of six bowls lies on the table', ['row of six bowls lies on=table']],
  ['[[hero]] runs and opens the box', ['hero runs', 'hero opens what=box']],
  ['3 apples are in the basket', ['three apples lies in=basket']],
  ['[[hero]] blows the lantern out', ['hero blows what=lantern']],
  ['[[hero]] looks through the telescope at a star', ['hero looks with=telescope at=sky']],
  ['[[hero]] opens the treasure chest', ['hero opens what=treasure-chest']],
  ['[[hero]] eats soup from the bowl', ['hero eats what=full bowl of soup']],
  ['[[hero]] sleeps on the hill', ['hero sleeps']],
  ['[[hero]] walks in the distance with the lantern', ['hero walks in=distance with=lantern']],
  ['[[hero]] rings the bell', ['hero rings what=bell']],
  ['Moss shakes the bell loudly', ['helper rings what=bell']],
  ['[[hero]] covers her ears, scared', ['hero covers-ears (scared)']],
  ['[[companion]] is covering his eyes', ['companion covers-eyes']],
  [
    '[[hero]] and [[companion]] cover-eyes, scared',
    ['hero covers-eyes (scared)', 'companion covers-eyes (scared)'],
  ],
  ['[[companion]] is chased by Moss', ['helper chases what=companion']],
  ['[[hero]] draws a star in the sand with a stick', ['hero draws what=star in=sand with=stick']],
  ['[[hero]] stands between [[companion]] and Moss', ['hero stands between=companion between=helper']],
  ['the lantern hangs between the two trees', ['lantern hangs between=two trees']],
  ['[[hero]] has tears in her eyes', ['hero cries']],
  ['[[hero]] rips the paper in half', ['hero tears what=paper']],
  [
    '[[hero]] holds one end of the rope and [[companion]] holds the other end',
    ['hero holds what=rope', 'companion holds what=rope'],
  ],
  ['[[hero]] holds the string of the kite', ['hero holds what=string from=kite']],
  ['[[hero]] looks out the window', ['hero looks from=window']],
  ['[[hero]] looks in through the window of the house', ['hero looks in=window']],
  ['[[hero]] flies on a carpet', ['hero flies on=carpet']],
  ['a rope is around the barrel', ['rope hangs on=barrel']],
  ['[[hero]] hangs the lantern on the hook', ['hero lays what=lantern on=hook']],
  ['[[hero]] chases the butterfly', ['hero chases what=butterfly']],
  ['[[hero]] squeezes through the hole', ['hero creeps through=hole']],
  // Several in one line.
  [
    '[[hero]] and [[companion]] pull the rope, effort',
    ['hero pulls what=rope (effort)', 'companion pulls what=rope (effort)'],
  ],
  [
    '[[hero]], [[companion]] and Moss sleep in the bed',
    ['hero sleeps in=bed', 'companion sleeps in=bed', 'helper sleeps in=bed'],
  ],
  ['Moss and the ducklings lie in bed', ['helper lies in=bed', 'ducklings lies in=bed']],
  ['[[hero]], [[companion]], and Moss dance', ['hero dances', 'companion dances', 'helper dances']],
  ['[[hero]] digs a hole while Moss watches, worried', ['hero digs what=hole', 'helper looks (worried)']],
  [
    '[[hero]] is asleep in bed, [[companion]] is curled up beside her',
    ['hero sleeps in=bed', 'companion lies beside=hero'],
  ],
  ['They hug each other', ['hero hugs what=companion', 'companion hugs what=hero']],
  ['[[hero]] helps Moss push the cart', ['hero pushes what=cart', 'helper pushes what=cart']],
  [
    '[[hero]] hides behind the hedge and peeks out, scared',
    ['hero hides behind=hedge', 'hero peeps (scared)'],
  ],
  ['[[hero]] waters the flower with the watering can', ['hero pours on=flower with=watering-can']],
  ['the watering can stands next to the bed', ['watering-can stands beside=bed']],
  ['[[companion]]: shocked', ['companion stands (surprised)']],
  [
    'Moss puts the key in the box and shows it to [[hero]]',
    ['helper lays what=key in=box', 'helper shows what=box to=hero'],
  ],
  ['[[hero]] is snuggled up in bed, fast asleep', ['hero sleeps in=bed (sleepy)']],
  ['[[hero]] unties the rope from the boat', ['hero takes what=rope from=boat']],
  ['[[hero]] unties the boat', ['hero takes what=rope from=boat']],
  ['[[companion]] unfastens the knot', ['companion takes what=rope']],
  ['[[hero]] unties the sack', ['hero touches what=sack']],
  ['[[hero]] ties the rope to the boat', ['hero ties what=rope to=boat']],
  // Nouns that are deeds elsewhere.
  ['three leaves fall on [[hero]]', ['three leaves falls on=hero']],
  ['leaves fall from the tree', ['leaves falls from=tree']],
  ['autumn leaves fall', ['autumn leaves falls']],
  ['a pile of leaves lies beside the gate', ['pile of leaves lies beside=gate']],
  ['two rings lie on the table', ['two rings lies on=table']],
  ['one drop hangs from the leaf', ['drop hangs from=leaf']],
  ['the fallen leaves cover [[hero]]', ['fallen leaves covers what=hero']],
  ['[[hero]] nails the sign to the post', ['hero hammers what=sign to=post']],
  ['old rolls of paper lie on the floor', ['old rolls of paper lies on=floor']],
  ['[[hero]] gathers acorns and leaves', ['hero gathers what=acorns']],
  ['[[hero]] picks up the map and leaves', ['hero lifts what=map', 'hero walks']],
  ['[[hero]] and [[companion]] wave', ['hero waves', 'companion waves']],
  ['the door swings open', ['door swings']],
  ['the ball rolls down the hill', ['ball rolls on=slope']],
  // Nothing that can be drawn.
  ['[[hero]] frobs the gizmo', []],
  ['a quiet evening', []],
  ['', []],
])('%s', (line, acts) => {
  expect(read(line)).toEqual(acts)
})

test('a thing of the book is seen, whatever its word means else', () => {
  const line = '[[hero]] shows the plan to [[companion]]'
  const whats = (things: readonly string[]) =>
    readFreeLine(line, figures, [], things).flatMap(({ how }) => how.map(({ what }) => what))
  expect(whats(['bell'])).toEqual(['companion'])
  expect(whats(['secret plan'])).toEqual(['plan', 'companion'])
})

test('a tale’s line is read as tales read it', () => {
  for (const does of actions.filter((action) => !['is', 'shines', 'hangs'].includes(action))) {
    const line = `hero ${does} rope with companion, brave`
    const { who, does: verb, feels } = readAct(line)
    expect(readFreeLine(line, figures)[0]).toMatchObject({ who, does: verb, feels })
  }
})

import type { Subject } from '@moonpage/contract/categories'
import type { SubjectData } from './schema.ts'
import { bear } from './subjects/bear.ts'
import { cat } from './subjects/cat.ts'
import { dinosaur } from './subjects/dinosaur.ts'
import { dog } from './subjects/dog.ts'
import { dragon } from './subjects/dragon.ts'
import { fox } from './subjects/fox.ts'
import { mouse } from './subjects/mouse.ts'
import { owl } from './subjects/owl.ts'
import { rabbit } from './subjects/rabbit.ts'
import { robot } from './subjects/robot.ts'
import { unicorn } from './subjects/unicorn.ts'
import { whale } from './subjects/whale.ts'
import { astronaut } from './subjects/astronaut.ts'
import { child } from './subjects/child.ts'
import { elephant } from './subjects/elephant.ts'
import { fairy } from './subjects/fairy.ts'
import { frog } from './subjects/frog.ts'
import { hedgehog } from './subjects/hedgehog.ts'
import { knight } from './subjects/knight.ts'
import { lion } from './subjects/lion.ts'
import { monkey } from './subjects/monkey.ts'
import { penguin } from './subjects/penguin.ts'
import { pirate } from './subjects/pirate.ts'
import { squirrel } from './subjects/squirrel.ts'
import { turtle } from './subjects/turtle.ts'

export const subjects: Record<Subject | 'child', SubjectData> = {
  bear,
  cat,
  dinosaur,
  dog,
  dragon,
  fox,
  mouse,
  owl,
  rabbit,
  robot,
  unicorn,
  whale,
  astronaut,
  child,
  elephant,
  fairy,
  frog,
  hedgehog,
  knight,
  lion,
  monkey,
  penguin,
  pirate,
  squirrel,
  turtle,
}

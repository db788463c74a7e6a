import { person, type Person } from '../../figures/person'
import { at, group, nothing, type Art } from '../../press/art'
import type { InkName } from '../../press/inks'
import type { Drawing } from '../../press/print'

/** A square portrait; `worn` lies over the body. */
export function portrait(inks: readonly InkName[], back: Art, spec: Person, worn: Art = nothing): Drawing {
  return {
    width: 600,
    height: 600,
    inks,
    cell: 6,
    art: group(back, at(300, 468, group(person({ waist: 400, ...spec }), worn), { scale: 2.08 })),
  }
}

/** Arms that hang down, out of the picture. */
export const arms: Pick<Person, 'left' | 'right'> = {
  left: { elbow: [-112, 170], hand: [-90, 260] },
  right: { elbow: [112, 170], hand: [90, 260] },
}

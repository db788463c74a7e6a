import {
  at,
  circle,
  ellipse,
  group,
  inside,
  nothing,
  over,
  shape,
  stroke,
  type Art,
} from '../press/art'
import { bare, black, type Tone } from '../press/inks'
import { box, oval, smooth } from '../press/path'
import { hairs, type HairName } from './hair'
import { skins, type SkinName } from './skin'

export type FaceName = 'oval' | 'round' | 'square' | 'long'
export type EyesName = 'open' | 'happy' | 'down' | 'wide' | 'tired'
export type MouthName = 'smile' | 'grin' | 'calm' | 'sing' | 'worry' | 'smirk' | 'effort'
export type ExtraName =
  | 'glasses'
  | 'roundGlasses'
  | 'moustache'
  | 'beard'
  | 'stubble'
  | 'earrings'
  | 'hoops'
  | 'wrinkles'
  | 'freckles'
  | 'lipstick'

/** A head: its parts by name. Its middle is at 0, its chin 58 below, its crown 58 above. */
export interface Head {
  readonly skin: SkinName
  readonly hair: HairName
  readonly hairTone?: Tone
  /** The second tone of hats and scarves. */
  readonly hatTone?: Tone
  readonly face?: FaceName
  readonly eyes?: EyesName
  readonly brows?: 'soft' | 'thick' | 'raised' | 'frown' | 'worried'
  readonly nose?: 'hook' | 'button' | 'broad' | 'straight'
  readonly mouth?: MouthName
  readonly extras?: readonly ExtraName[]
  /** Where the face looks: -1 is fully to its right (our left), 1 to our right. */
  readonly look?: number
}

const outlines: Record<FaceName, string> = {
  oval: 'M-46 -12C-46 -60 46 -60 46 -12C46 28 25 58 0 58C-25 58 -46 28 -46 -12Z',
  round: 'M-50 -6C-50 -58 50 -58 50 -6C50 34 28 56 0 56C-28 56 -50 34 -50 -6Z',
  square: 'M-46 -16C-46 -60 46 -60 46 -16L45 16C44 42 26 60 0 60C-26 60 -44 42 -45 16Z',
  long: 'M-42 -16C-42 -64 42 -64 42 -16C42 34 24 68 0 68C-24 68 -42 34 -42 -16Z',
}

const line = (path: string, width = 4.5, tone: Tone = black) => stroke(path, width, tone)

function eye(x: number, kind: EyesName): Art {
  switch (kind) {
    case 'open':
      return ellipse(x, -4, 5, 6.5, black)
    case 'happy':
      return line(`M${x - 9} -1Q${x} -14 ${x + 9} -1`, 5)
    case 'down':
      return line(`M${x - 9} -3Q${x} 6 ${x + 9} -3`, 4.5)
    case 'wide':
      return group(ellipse(x, -5, 10, 11, bare), circle(x, -4, 5.6, black))
    case 'tired':
      return group(ellipse(x, -2, 5, 5.5, black), line(`M${x - 10} -7Q${x} -12 ${x + 10} -6`, 4))
  }
}

function brow(x: number, side: number, kind: NonNullable<Head['brows']>, tone: Tone): Art {
  const inner = x - side * 9
  const outer = x + side * 11
  switch (kind) {
    case 'soft':
      return line(`M${inner} -24Q${x} -32 ${outer} -22`, 4.5, tone)
    case 'thick':
      return line(`M${inner} -22Q${x} -28 ${outer} -20`, 8, tone)
    case 'raised':
      return line(`M${inner} -27Q${x} -37 ${outer} -27`, 5, tone)
    case 'frown':
      return line(`M${inner} -17Q${x} -24 ${outer} -24`, 6, tone)
    case 'worried':
      return line(`M${inner} -33Q${x} -30 ${outer} -21`, 5, tone)
  }
}

function nose(kind: NonNullable<Head['nose']>, look: number): Art {
  const x = look * 9
  const side = look < 0 ? -1 : 1
  switch (kind) {
    case 'hook':
      return line(`M${x} -8Q${x + side * 16} 10 ${x + side * 12} 17Q${x + side * 6} 21 ${x} 19`)
    case 'button':
      return line(`M${x - 8} 14Q${x} 23 ${x + 8} 14`)
    case 'broad':
      return line(`M${x - 13} 15Q${x - 8} 21 ${x} 19Q${x + 8} 21 ${x + 13} 15`)
    case 'straight':
      return line(`M${x + side * 2} -8L${x + side * 10} 17L${x} 19`)
  }
}

function mouth(kind: MouthName, x: number, lips: Tone | undefined): Art {
  const open = (path: string) => group(shape(path, lips ?? black))
  switch (kind) {
    case 'smile':
      return line(`M${x - 17} 31Q${x} 45 ${x + 17} 31`, lips ? 7 : 5, lips ?? black)
    case 'smirk':
      return line(`M${x - 13} 36Q${x + 4} 40 ${x + 15} 30`, lips ? 7 : 5, lips ?? black)
    case 'calm':
      return line(`M${x - 12} 36Q${x} 39 ${x + 12} 36`, lips ? 7 : 5, lips ?? black)
    case 'worry':
      return line(`M${x - 12} 40Q${x} 33 ${x + 12} 40`, 5, lips ?? black)
    case 'effort':
      return group(
        shape(box(x - 14, 31, 28, 14, 7), lips ?? black),
        shape(box(x - 10, 35, 20, 6, 3), lips === bare ? black : bare),
      )
    case 'sing':
      return group(
        open(oval(x, 38, 11, 13)),
        inside(oval(x, 38, 11, 13), circle(x, 50, 9, { naranja: 1 })),
      )
    case 'grin': {
      const path = `M${x - 20} 29Q${x} 33 ${x + 20} 29Q${x + 15} 51 ${x} 51Q${x - 15} 51 ${x - 20} 29Z`
      return group(open(path), inside(path, shape(box(x - 24, 24, 48, 12, 4), bare)))
    }
  }
}

function extra(name: ExtraName, x: number, hairTone: Tone, warm: Tone): Art {
  switch (name) {
    case 'glasses':
      return group(
        stroke(box(x * 1.4 - 39, -18, 33, 28, 8) + box(x * 1.4 + 6, -18, 33, 28, 8), 5, black),
        line(
          `M${x * 1.4 - 6} -8L${x * 1.4 + 6} -8M${x * 1.4 - 39} -8L-46 -10M${x * 1.4 + 39} -8L46 -10`,
        ),
      )
    case 'roundGlasses':
      return group(
        stroke(oval(x * 1.4 - 22, -4, 18) + oval(x * 1.4 + 22, -4, 18), 5, black),
        line(
          `M${x * 1.4 - 4} -6Q${x * 1.4} -10 ${x * 1.4 + 4} -6M${x * 1.4 - 40} -6L-46 -8M${x * 1.4 + 40} -6L46 -8`,
        ),
      )
    case 'moustache':
      return shape(
        `M${x} 22C${x - 10} 16 ${x - 26} 20 ${x - 32} 36C${x - 20} 38 ${x - 8} 36 ${x} 30` +
          `C${x + 8} 36 ${x + 20} 38 ${x + 32} 36C${x + 26} 20 ${x + 10} 16 ${x} 22Z`,
        hairTone,
      )
    case 'beard':
      return group(
        shape(
          'M-47 -6C-42 8 -36 22 -24 24C-12 20 12 20 24 24C36 22 42 8 47 -6C52 36 34 74 0 76C-34 74 -52 36 -47 -6Z',
          hairTone,
        ),
      )
    case 'stubble':
      return over(
        inside(
          'M-46 6C-30 26 30 26 46 6L46 70L-46 70Z',
          inside(
            outlines.square,
            shape('M-50 0H50V70H-50Z', { tinta: { amount: 0.28, screen: 'dots' } }),
          ),
        ),
      )
    case 'earrings':
      return group(circle(-48, 24, 7, { naranja: 1 }), circle(48, 24, 7, { naranja: 1 }))
    case 'hoops':
      return stroke(oval(-50, 32, 13) + oval(50, 32, 13), 6, { naranja: 1 })
    case 'wrinkles':
      return line(
        `M${x - 37} 2L${x - 43} 6M${x + 37} 2L${x + 43} 6M${x - 25} 20Q${x - 31} 28 ${x - 27} 38` +
          `M${x + 25} 20Q${x + 31} 28 ${x + 27} 38M-16 -38Q0 -42 16 -38`,
        3,
      )
    case 'freckles':
      return group(
        ...[-28, -21, -15, 15, 21, 28].map((dx, i) => circle(x + dx, 12 + (i % 2) * 6, 2.4, warm)),
      )
    case 'lipstick':
      return nothing
  }
}

/** Draws a head and its hair. The part of the hair that falls behind the body is separate. */
export function headParts(head: Head): { behind: Art; front: Art } {
  const { look = 0, face = 'oval', extras = [], hairTone = black, hatTone = { naranja: 1 } } = head
  const skin = skins[head.skin]
  const outline = outlines[face]
  const hair = hairs[head.hair](hairTone, hatTone)
  const x = look * 13
  const dark = head.skin === 'noche' || head.skin === 'cacao'
  const browTone: Tone = hairTone.tinta === undefined && !dark ? { tinta: 0.55 } : black
  const ears = group(
    ellipse(-46 + Math.max(0, look) * -2, 4, 10, 13, skin.base),
    ellipse(46 + Math.min(0, look) * 2, 4, 10, 13, skin.base),
    line('M-48 0Q-43 4 -47 9M48 0Q43 4 47 9', 3, skin.warm),
  )
  const shadeX = look >= 0 ? -62 : 62
  const face$ = group(
    shape(outline, skin.base),
    inside(outline, over(ellipse(shadeX, 10, 42, 78, skin.shade))),
    circle(x - 29, 20, 9, skin.warm),
    circle(x + 29, 20, 9, skin.warm),
  )
  const hasBeard = extras.includes('beard')
  const after = extras.filter((name) => name !== 'beard' && name !== 'stubble')
  const lips = extras.includes('lipstick') ? { naranja: 1, tinta: dark ? 0.2 : 0 } : undefined
  const features = group(
    hasBeard ? extra('beard', x, hairTone, skin.warm) : nothing,
    extras.includes('stubble') ? extra('stubble', x, hairTone, skin.warm) : nothing,
    mouth(head.mouth ?? 'smile', x, hasBeard && hairTone.tinta !== undefined ? bare : lips),
    nose(head.nose ?? 'hook', look),
    eye(x - 21, head.eyes ?? 'open'),
    eye(x + 21, head.eyes ?? 'open'),
    brow(x - 21, -1, head.brows ?? 'soft', browTone),
    brow(x + 21, 1, head.brows ?? 'soft', browTone),
  )
  return {
    behind: hair.behind,
    front: group(
      hair.back,
      ears,
      face$,
      features,
      hair.front,
      ...after.map((name) => extra(name, x, hairTone, skin.warm)),
    ),
  }
}

/** A neck, from the chin to below the collar, with the chin's shadow. */
export function neck(skinName: SkinName): Art {
  const skin = skins[skinName]
  const path = smooth(
    [
      [-23, -60],
      [-24, -16],
      [-34, 8],
      [0, 22],
      [34, 8],
      [24, -16],
      [23, -60],
    ],
    true,
    0.6,
  )
  return group(
    shape(path, skin.base),
    inside(path, at(0, 0, over(ellipse(0, -44, 46, 30, skin.shade)))),
  )
}

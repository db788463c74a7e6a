import {
  at,
  circle,
  group,
  inside,
  nothing,
  over,
  rect,
  shape,
  stroke,
  letters,
  type Art,
} from '../press/art'
import { bare, black, dots, type Tone } from '../press/inks'
import { between, blob, box, limb, mirrored, smooth, type Point } from '../press/path'
import { hand, type HandName } from './hand'
import { headParts, neck, type Head } from './head'
import { skins, type SkinName } from './skin'

/** An arm, from the shoulder of its side. Points are the person's: 0 is between the collar bones. */
export interface Arm {
  readonly elbow: Point
  readonly hand: Point
  readonly does?: HandName
  /** Direction of the fingers in degrees; without it, that of the forearm. */
  readonly turn?: number
  readonly item?: Art
  /** Drawn before the head and body instead of after. */
  readonly behind?: boolean
}

/** What a person wears on the upper body. */
export interface Top {
  readonly tone: Tone
  readonly sleeves?: 'long' | 'short' | 'none'
  readonly sleeveTone?: Tone
  readonly pattern?: 'plain' | 'stripes' | 'dots' | 'check' | 'sash'
  readonly patternTone?: Tone
  readonly collar?: 'round' | 'v' | 'shirt' | 'hood' | 'turtle'
  readonly over?: 'apron' | 'vest' | 'overalls' | 'jacket' | 'none'
  readonly overTone?: Tone
  readonly number?: string
}

/** Legs from the hips: a knee and a foot each, ours left first. */
export interface Legs {
  readonly tone: Tone
  readonly shoes: Tone
  readonly left: readonly [knee: Point, foot: Point]
  readonly right: readonly [knee: Point, foot: Point]
  /** Skin shows below the knee. */
  readonly short?: boolean
}

/** A person. 0 is between the collar bones, the hips are 240 below, the chin 35 above. */
export interface Person {
  readonly head: Head
  readonly top: Top
  readonly left?: Arm
  readonly right?: Arm
  readonly legs?: Legs
  /** Width of the shoulders, 1 is medium. */
  readonly build?: number
  /** Turn of the head in degrees. */
  readonly tilt?: number
  /** Size of the head: children have a larger one. */
  readonly headScale?: number
  /** The torso ends here instead of at the hips. */
  readonly waist?: number
}

function torsoPath(build: number, waist: number): string {
  const half: Point[] = [
    [22, -10],
    [58 * build, 4],
    [88 * build, 30],
    [88 * build, 74],
    [78 * build, 140],
    [80 * build, waist],
  ]
  return smooth([...mirrored(half), ...half], true, 0.75)
}

function patternOf(top: Top, path: string, build: number): Art {
  const tone = top.patternTone ?? bare
  switch (top.pattern ?? 'plain') {
    case 'plain':
      return nothing
    case 'stripes':
      return inside(path, ...[40, 84, 128, 172, 216, 260].map((y) => rect(-140, y, 280, 20, tone)))
    case 'dots':
      return inside(
        path,
        ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
          [-3, -2, -1, 0, 1, 2, 3].map((column) =>
            circle(column * 34 + (row % 2) * 17, 20 + row * 32, 6.5, tone),
          ),
        ),
      )
    case 'check':
      return inside(
        path,
        stroke(
          [-80, -40, 0, 40, 80].map((x) => `M${x} -20V700`).join('') +
            [30, 75, 120, 165, 210].map((y) => `M-130 ${y}H130`).join(''),
          6,
          tone,
        ),
      )
    case 'sash':
      return inside(path, shape(`M${-100 * build} 10L${-50 * build} -20L110 220L70 280Z`, tone))
  }
}

function collarOf(top: Top, skin: SkinName): Art {
  const { base } = skins[skin]
  switch (top.collar ?? 'round') {
    case 'round':
      return group(
        shape('M-31 -4C-24 28 24 28 31 -4Z', base),
        stroke('M-31 -4C-24 28 24 28 31 -4', 5, top.patternTone ?? black),
      )
    case 'v':
      return group(shape('M-30 -6L0 52L30 -6Z', base), stroke('M-30 -6L0 52L30 -6', 5, black))
    case 'shirt':
      return group(
        shape('M-26 -6L0 34L26 -6Z', base),
        shape('M-32 -14L-50 18L-24 36L0 32Z', top.sleeveTone ?? bare),
        shape('M32 -14L50 18L24 36L0 32Z', top.sleeveTone ?? bare),
        stroke('M-32 -14L-50 18L-24 36L0 32L24 36L50 18L32 -14', 3.5, black),
        stroke('M0 34V230', 3.5, black),
        circle(0, 74, 4.5, black),
        circle(0, 122, 4.5, black),
        circle(0, 170, 4.5, black),
      )
    case 'hood':
      return group(
        shape(
          'M-56 4C-50 -34 -30 -28 -26 -18C-20 20 20 20 26 -18C30 -28 50 -34 56 4C40 46 -40 46 -56 4Z',
          top.sleeveTone ?? top.tone,
        ),
        stroke('M-56 4C-40 46 40 46 56 4', 4, black),
        stroke('M-14 34V84M14 34V80', 4.5, black),
      )
    case 'turtle':
      return group(
        rect(-30, -34, 60, 40, top.sleeveTone ?? top.tone, 10),
        stroke('M-29 -8Q0 4 29 -8', 3.5, black),
      )
  }
}

function layerOf(top: Top, path: string): Art {
  const tone = top.overTone ?? bare
  switch (top.over ?? 'none') {
    case 'none':
      return nothing
    case 'apron':
      return group(
        stroke('M-44 2L-40 74M44 2L40 74', 9, tone),
        inside(path, shape('M-50 66H50L56 128L96 150V700H-96V150L-56 128Z', tone)),
        stroke('M-50 66H50M-40 180H40V222H-40Z', 4, black),
      )
    case 'vest':
      return inside(
        path,
        shape('M-120 -30L-30 -14L-10 110L-16 700H-140Z', tone),
        shape('M120 -30L30 -14L10 110L16 700H140Z', tone),
        stroke('M-30 -14L-10 110L-16 700M30 -14L10 110L16 700', 4, black),
      )
    case 'jacket':
      return inside(
        path,
        shape('M-140 -30L-28 -16L-4 130V700H-140Z', tone),
        shape('M140 -30L28 -16L4 130V700H140Z', tone),
        shape('M-28 -16L-62 14L-48 44L-58 56L-4 134Z', tone),
        stroke('M-28 -16L-62 14L-46 44L-58 54L-4 134V700M28 -16L62 14L46 44L58 54L4 134', 4, black),
      )
    case 'overalls':
      return group(
        stroke('M-48 0L-42 96M48 0L42 96', 15, tone),
        inside(path, shape('M-54 88H54V160H120V700H-120V160H-54Z', tone)),
        stroke('M-54 88H54M-30 116H30V156H-30Z', 4, black),
        circle(-42, 98, 7, bare),
        circle(42, 98, 7, bare),
      )
  }
}

function armOf(person: Person, arm: Arm, side: -1 | 1): Art {
  const { top, head, build = 1 } = person
  const skin = skins[head.skin]
  const shoulder: Point = [side * 70 * build, 36]
  const sleeves = top.sleeves ?? 'long'
  const jacket = top.over === 'jacket' ? top.overTone : undefined
  const cloth = jacket ?? top.sleeveTone ?? top.tone
  const angle =
    arm.turn ?? (Math.atan2(arm.hand[1] - arm.elbow[1], arm.hand[0] - arm.elbow[0]) * 180) / Math.PI
  const upper = sleeves === 'long' ? cloth : skin.base
  const lower = sleeves === 'long' ? cloth : skin.base
  const upperPath = limb(shoulder, 29, arm.elbow, 23)
  const lowerPath = limb(arm.elbow, 23, arm.hand, 16)
  const cut = between(shoulder, arm.elbow, 0.62)
  const sleeve =
    sleeves === 'short'
      ? shape(limb(shoulder, 31, cut, 30), cloth)
      : sleeves === 'long'
        ? stroke(limb(between(arm.elbow, arm.hand, 0.93), 17, arm.hand, 16), 4, black)
        : nothing
  const paths = upperPath + lowerPath
  return group(
    shape(upperPath, upper),
    shape(lowerPath, lower),
    inside(
      paths,
      over(
        stroke(
          smooth(
            [
              [shoulder[0] - 17, shoulder[1] + 18],
              [arm.elbow[0] - 15, arm.elbow[1] + 15],
              [arm.hand[0] - 11, arm.hand[1] + 11],
            ],
            false,
          ),
          16,
          sleeves === 'long' ? { tinta: dots(0.3) } : skin.shade,
        ),
      ),
    ),
    sleeve,
    at(...arm.hand, hand(arm.does ?? 'mitt', head.skin, angle, arm.item)),
  )
}

function leg(
  legs: Legs,
  skin: SkinName,
  hip: Point,
  [knee, foot]: readonly [Point, Point],
  side: number,
): Art {
  const lower = legs.short === true ? skins[skin].base : legs.tone
  const shoe = blob(
    [foot[0] - side * 22, foot[1] - 14],
    [foot[0] + side * 8, foot[1] - 18],
    [foot[0] + side * 46, foot[1] + 8],
    [foot[0] + side * 44, foot[1] + 22],
    [foot[0] - side * 20, foot[1] + 22],
  )
  return group(
    shape(limb(knee, 27, foot, 18), lower),
    shape(limb(hip, 42, knee, 31), legs.tone),
    shape(shoe, legs.shoes),
    stroke(`M${foot[0] - side * 20} ${foot[1] + 20}H${foot[0] + side * 42}`, 6, black),
  )
}

/** Draws a person. */
export function person(spec: Person): Art {
  const { head, top, build = 1, waist = 240, headScale = 1, tilt = 0 } = spec
  const parts = headParts(head)
  const path = torsoPath(build, waist)
  const placeHead = (piece: Art) =>
    at(0, -92 + (headScale - 1) * -44, piece, { turn: tilt, scale: headScale })
  const arms = (behind: boolean) =>
    group(
      spec.left !== undefined && (spec.left.behind ?? false) === behind
        ? armOf(spec, spec.left, -1)
        : nothing,
      spec.right !== undefined && (spec.right.behind ?? false) === behind
        ? armOf(spec, spec.right, 1)
        : nothing,
    )
  const { legs } = spec
  return group(
    placeHead(parts.behind),
    arms(true),
    legs === undefined
      ? nothing
      : group(
          leg(legs, head.skin, [-36 * build, waist - 14], legs.left, -1),
          leg(legs, head.skin, [36 * build, waist - 14], legs.right, 1),
        ),
    shape(path, top.tone),
    patternOf(top, path, build),
    layerOf(top, path),
    inside(path, over(shape(box(-150 * build, -30, 92 * build, 700), { tinta: dots(0.28) }))),
    top.number === undefined
      ? nothing
      : letters(0, 150, top.number, { size: 96, tone: top.patternTone ?? bare, width: 70 }),
    neck(head.skin),
    collarOf(top, head.skin),
    placeHead(parts.front),
    arms(false),
  )
}

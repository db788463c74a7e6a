import { person } from '../../figures/person'
import { at, circle, group, inside, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, rays } from '../../props/nature'

const hammer = group(rect(-7, -96, 14, 120, yellow, 4), rect(-40, -118, 72, 34, black, 6))

const sheets = (x: number, width: number) =>
  stroke(
    Array.from(
      { length: Math.floor(width / 34) },
      (_, i) => `M${x + 20 + i * 34} 430L${x + 4 + i * 34} 560`,
    ).join(''),
    5,
    black,
  )

const roofers = group(
  at(
    360,
    300,
    person({
      head: {
        skin: 'trigo',
        hair: 'gorra',
        hatTone: black,
        look: 0.7,
        extras: ['stubble'],
        mouth: 'smirk',
      },
      top: { tone: bare, sleeves: 'short', over: 'overalls', overTone: orange },
      tilt: 8,
      waist: 190,
      left: { elbow: [-112, 84], hand: [-150, -30], does: 'grip', turn: -80, item: hammer },
      right: { elbow: [96, 110], hand: [150, 118], does: 'mitt', turn: 20 },
    }),
    { scale: 1.22 },
  ),
  at(
    700,
    310,
    person({
      head: { skin: 'cacao', hair: 'hardhat', hatTone: yellow, look: -0.6, mouth: 'grin' },
      top: { tone: orange, sleeves: 'long', pattern: 'check', patternTone: black, collar: 'shirt' },
      tilt: -6,
      waist: 190,
      left: { elbow: [-104, 110], hand: [-150, 116], does: 'mitt', turn: 160 },
      right: { elbow: [120, 96], hand: [120, 130], does: 'mitt' },
    }),
    { scale: 1.22 },
  ),
)

const facade = group(
  rect(90, 560, 800, 400, orange),
  inside('M90 560H890V960H90Z', over(shape('M90 560H890V660L90 610Z', { tinta: dots(0.4) }))),
  rect(150, 640, 680, 112, bare),
  stroke('M150 640H830V752H150Z', 6, black),
  letters(490, 726, 'CLUB EL TALÓN', { size: 92, tone: black, width: 84 }),
  rect(370, 790, 240, 200, black),
  circle(588, 880, 8, bare),
  rect(180, 800, 130, 110, bare),
  stroke('M180 800H310V910H180ZM245 800V910M180 855H310', 6, black),
  rect(680, 800, 130, 110, bare),
  stroke('M680 800H810V910H680ZM745 800V910M680 855H810', 6, black),
)

const roof = group(
  shape('M60 560L140 424H850L930 560Z', bare),
  shape('M60 560L140 424H420L404 560Z', yellow),
  shape('M640 560L632 424H850L930 560Z', yellow),
  sheets(70, 850),
  stroke('M60 560H930', 14, black),
  at(
    520,
    470,
    group(
      shape('M-150 -30L150 -52L170 34L-134 62Z', bare),
      stroke(
        [-110, -70, -30, 10, 50, 90, 130].map((x) => `M${x} ${-33 - x * 0.07}l14 86`).join(''),
        5,
        black,
      ),
      stroke('M-150 -30L150 -52L170 34L-134 62Z', 5, black),
    ),
    { turn: -4 },
  ),
)

const ladder = group(
  stroke('M868 940L920 400M976 940L1016 400', 16, black, 'butt'),
  stroke(
    [440, 510, 580, 650, 720, 790, 860]
      .map((y) => `M${912 - (y - 500) * 0.1} ${y}L${1010 - (y - 500) * 0.08} ${y}`)
      .join(''),
    12,
    black,
    'butt',
  ),
)

/** Two neighbours put new sheets on the club's roof; a third holds the ladder. */
export const clubRoof: Drawing = {
  width: 1200,
  height: 900,
  inks: ['naranja', 'amarillo', 'tinta'],
  art: group(
    ground({ amarillo: 0.3 }),
    rays(520, 480, 1100, 18, { amarillo: 0.85 }, 5),
    facade,
    roofers,
    roof,
    ladder,
    at(
      1090,
      660,
      person({
        head: {
          skin: 'clara',
          hair: 'ponytail',
          hairTone: black,
          hatTone: yellow,
          look: -0.8,
          brows: 'raised',
          mouth: 'grin',
        },
        top: { tone: black, sleeves: 'short', pattern: 'stripes', patternTone: bare },
        tilt: -10,
        left: { elbow: [-122, 70], hand: [-128, -40], does: 'grip', turn: -90 },
        right: { elbow: [60, 146], hand: [-96, 110], does: 'grip', turn: 200 },
      }),
      { scale: 1.15 },
    ),
  ),
}

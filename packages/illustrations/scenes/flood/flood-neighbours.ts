import { person } from '../../figures/person'
import { at, group, inside, letters, over, rect, shape, stroke, type Art } from '../../press/art'
import { bare, black, blue, dots, lines, orange, type Tone } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { dogHead } from '../../props/animals'
import { cloud, ground, rain, water } from '../../props/nature'

interface House {
  readonly width: number
  readonly height: number
  readonly tone: Tone
  readonly roof: 'flat' | 'gable'
  readonly sign?: string
}

/** The front of a house; 0 is the left end of its foot. */
export const house = ({ width, height, tone, roof, sign }: House): Art => {
  const top = -height
  const wall = `M0 0V${top}H${width}V0Z`
  return group(
    roof === 'gable'
      ? shape(`M-20 ${top}L${width / 2} ${top - 110}L${width + 20} ${top}Z`, black)
      : rect(-10, top - 34, width + 20, 40, black),
    shape(wall, tone),
    inside(wall, over(rect(0, top, width * 0.24, height, { tinta: dots(0.3) }))),
    rect(width * 0.12, -height * 0.72, width * 0.26, height * 0.26, { celeste: 0.85, tinta: 0.2 }),
    stroke(
      `M${width * 0.12} ${-height * 0.72}h${width * 0.26}v${height * 0.26}h${-width * 0.26}ZM${width * 0.25} ${-height * 0.72}v${height * 0.26}`,
      7,
      bare,
    ),
    rect(width * 0.56, -height * 0.64, width * 0.26, height * 0.64, black),
    stroke(
      `M${width * 0.62} ${-height * 0.56}h${width * 0.14}v${height * 0.16}h${-width * 0.14}Z`,
      5,
      tone,
    ),
    sign === undefined
      ? group()
      : group(
          rect(width * 0.08, top + 22, width * 0.84, 50, bare),
          letters(width / 2, top + 62, sign, { size: 44, tone: black, width: 100 }),
        ),
    stroke(`M0 ${-height * 0.2}H${width}`, 6, { tinta: 0.35 }),
  )
}

const mattress = group(
  rect(-260, -46, 520, 92, bare, 30),
  inside(
    'M-260 -46H260V46H-260Z',
    stroke([-200, -120, -40, 40, 120, 200].map((x) => `M${x} -50V50`).join(''), 20, orange),
    over(rect(-260, 10, 520, 40, { tinta: dots(0.3) })),
  ),
  stroke('M-234 -46H234C276 -46 276 46 234 46H-234C-276 46 -276 -46 -234 -46Z', 6, black),
)

/** An oar through the hand that holds it, its handle up to the right. */
const oar = group(stroke('M66 -78L-160 160', 15, black))

const boat = group(
  shape('M-300 -60H300L236 90H-230Z', orange),
  over(shape('M-300 -60H300L286 -26H-286Z', { tinta: lines(0.5) })),
  stroke('M-312 -62H312', 16, black),
  letters(0, 46, 'LA YAPA', { size: 62, tone: bare, width: 110 }),
)

/** A flooded street of Bahía Blanca: neighbours carry things, a boat carries a family. */
export const floodNeighbours: Drawing = {
  width: 1600,
  height: 1000,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 8,
  art: group(
    ground({ celeste: 0.42 }),
    at(240, 120, cloud({ tinta: 0.42 }), { scale: 1.9 }),
    at(820, 80, cloud({ tinta: 0.5 }), { scale: 2.2 }),
    at(1380, 130, cloud({ tinta: 0.42 }), { scale: 1.8 }),
    at(-60, 600, house({ width: 330, height: 330, tone: { naranja: 0.32 }, roof: 'flat' })),
    at(290, 600, house({ width: 330, height: 280, tone: bare, roof: 'gable' })),
    at(650, 600, house({ width: 330, height: 370, tone: orange, roof: 'flat', sign: 'ALMACÉN' })),
    at(
      1010,
      600,
      house({ width: 300, height: 270, tone: { naranja: 0.45, tinta: 0.12 }, roof: 'gable' }),
    ),
    at(1330, 600, house({ width: 340, height: 340, tone: bare, roof: 'flat' })),
    stroke(
      'M630 640V170C630 130 560 130 540 150M-40 200C200 260 460 250 630 210S1200 250 1660 190',
      8,
      black,
    ),
    shape('M510 140H566L552 172H524Z', black),
    rain(1600, 640, bare, 'rain', 90),
    water(1600, 540, 1040, blue, 'street'),
    at(
      1180,
      560,
      group(
        at(
          -130,
          -60,
          person({
            head: {
              skin: 'clara',
              hair: 'kerchief',
              hairTone: { tinta: 0.3 },
              hatTone: orange,
              look: -0.4,
              mouth: 'calm',
              eyes: 'tired',
              brows: 'worried',
              extras: ['wrinkles'],
            },
            top: { tone: black, sleeves: 'long' },
            left: { elbow: [-100, 120], hand: [-30, 160] },
            right: { elbow: [100, 120], hand: [30, 166] },
          }),
          { scale: 0.96 },
        ),
        at(
          40,
          0,
          person({
            head: {
              skin: 'durazno',
              hair: 'pigtails',
              hatTone: orange,
              look: 0.2,
              mouth: 'worry',
              brows: 'worried',
              nose: 'button',
            },
            top: { tone: orange, sleeves: 'long', collar: 'hood' },
            headScale: 1.2,
            build: 0.8,
            left: { elbow: [-84, 110], hand: [-20, 130] },
            right: { elbow: [84, 110], hand: [30, 130] },
          }),
          { scale: 0.84 },
        ),
        at(
          210,
          -70,
          person({
            head: {
              skin: 'trigo',
              hair: 'gorra',
              hatTone: black,
              look: -0.6,
              mouth: 'effort',
              brows: 'worried',
              extras: ['beard'],
            },
            top: { tone: { naranja: 0.5 }, sleeves: 'long', over: 'vest', overTone: orange },
            tilt: -6,
            left: { elbow: [-112, 116], hand: [-36, 150], does: 'grip', turn: 30 },
            right: { elbow: [124, 110], hand: [64, 46], does: 'grip', turn: 215, item: oar },
          }),
          { scale: 1 },
        ),
      ),
    ),
    at(1190, 740, boat),
    at(332, 246, mattress, { turn: -3, scale: 1.24 }),
    at(
      170,
      480,
      person({
        head: {
          skin: 'canela',
          hair: 'crop',
          look: 0.4,
          mouth: 'effort',
          brows: 'worried',
          nose: 'broad',
        },
        top: { tone: orange, sleeves: 'short' },
        build: 1.1,
        waist: 330,
        left: { elbow: [-128, -30], hand: [-96, -158], does: 'open', turn: -86 },
        right: { elbow: [132, -30], hand: [100, -158], does: 'open', turn: -94 },
      }),
      { scale: 1.2 },
    ),
    at(
      500,
      500,
      person({
        head: { skin: 'durazno', hair: 'bun', look: -0.4, mouth: 'effort', brows: 'worried' },
        top: { tone: bare, sleeves: 'short', pattern: 'stripes', patternTone: black },
        waist: 330,
        left: { elbow: [-128, -36], hand: [-92, -170], does: 'open', turn: -86 },
        right: { elbow: [128, -36], hand: [88, -170], does: 'open', turn: -94 },
      }),
      { scale: 1.18 },
    ),
    at(
      800,
      560,
      group(
        person({
          head: {
            skin: 'noche',
            hair: 'beanie',
            hatTone: orange,
            look: -0.5,
            mouth: 'calm',
            eyes: 'down',
            brows: 'worried',
          },
          top: {
            tone: { tinta: 0.72 },
            sleeves: 'long',
            collar: 'turtle',
            sleeveTone: { tinta: 0.72 },
          },
          waist: 330,
          tilt: -4,
        }),
        shape('M-70 60C-20 20 70 30 90 110C96 170 -60 190 -80 130Z', bare),
        at(
          -46,
          46,
          dogHead({ tone: bare, ears: black, patch: black, tongue: true, collar: orange }),
          {
            scale: 0.78,
            turn: -8,
          },
        ),
        stroke('M-76 50L-104 150L40 176', 46, { tinta: 0.72 }),
        stroke('M82 50L110 150L-10 146', 44, { tinta: 0.72 }),
        stroke('M-96 176L30 198', 4, black),
        rect(30, 154, 54, 44, { naranja: 0.6, tinta: 0.62 }, 20),
        rect(-44, 124, 50, 42, { naranja: 0.6, tinta: 0.62 }, 20),
      ),
      { scale: 1.16 },
    ),
    water(1600, 806, 1060, { celeste: 1, tinta: 0.14 }, 'front'),
    stroke('M70 806q100 -26 200 0M400 806q100 -26 200 0M700 806q100 -26 200 0', 9, bare),
    over(shape('M-40 930H1660V1060H-40Z', { tinta: lines(0.3) })),
  ),
}

import { person } from '../../figures/person'
import { at, group, over, rect, shape, stroke, circle } from '../../press/art'
import { bare, black, blue, dots, orange } from '../../press/inks'
import { limb } from '../../press/path'
import type { Drawing } from '../../press/print'
import { dogHead } from '../../props/animals'
import { ground, rain } from '../../props/nature'
import { backWater, ripple } from '../../props/waterline'
import { house } from '../flood/flood-neighbours'

const radio = group(
  rect(-92, -56, 184, 112, orange, 10),
  stroke('M-92 -56H92V56H-92Z', 7, black),
  circle(-46, 6, 32, black),
  circle(-46, 6, 14, bare),
  stroke('M8 -24H70M8 0H70M8 24H44', 8, black),
  stroke('M60 -56L104 -132', 6, black),
)

const tub = group(
  shape('M-210 -40H210L168 130H-168Z', bare),
  over(shape('M-210 -40H-110L-90 130H-168Z', { tinta: dots(0.3) })),
  stroke('M-210 -40H210L168 130H-168Z', 8, black),
  stroke('M-222 -40H222', 18, black),
)

/** Neighbours wade through a flooded street with a girl, a dog and a radio. */
export const street: Drawing = {
  width: 1400,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 7,
  art: group(
    ground(bare),
    backWater(1400, 560),
    at(560, 640, house({ width: 270, height: 250, tone: { naranja: 0.32 }, roof: 'gable' })),
    at(850, 640, house({ width: 300, height: 330, tone: blue, roof: 'flat', sign: 'ESCUELA' })),
    at(1170, 640, house({ width: 330, height: 280, tone: orange, roof: 'gable' })),
    stroke('M330 660V210C330 170 260 170 240 190M330 240C500 200 900 310 1440 200', 7, black),
    shape('M212 180H264L250 208H226Z', black),
    rain(1400, 480, { celeste: 0.7 }, 'waders', 60),
    backWater(1400, 650, { celeste: 0.55 }),
    at(
      430,
      560,
      person({
        head: {
          skin: 'clara',
          hair: 'boina',
          hairTone: { tinta: 0.3 },
          hatTone: black,
          look: 0.4,
          mouth: 'calm',
          eyes: 'tired',
          brows: 'worried',
          extras: ['moustache', 'wrinkles'],
        },
        top: { tone: bare, sleeves: 'long', over: 'vest', overTone: blue, collar: 'shirt' },
        waist: 420,
        tilt: 5,
        left: { elbow: [-120, 130], hand: [-84, 230] },
        right: { elbow: [132, 20], hand: [112, -92], does: 'open', turn: -90 },
      }),
      { scale: 1.18 },
    ),
    at(592, 392, radio, { turn: 6 }),
    at(
      760,
      262,
      person({
        head: {
          skin: 'cacao',
          hair: 'pigtails',
          hatTone: orange,
          look: -0.3,
          mouth: 'worry',
          brows: 'worried',
          nose: 'button',
        },
        top: { tone: { naranja: 0.55 }, sleeves: 'long', collar: 'hood' },
        headScale: 1.25,
        build: 0.8,
        left: { elbow: [-100, 100], hand: [-44, 150], does: 'mitt', turn: 60 },
        right: { elbow: [100, 100], hand: [44, 150], does: 'mitt', turn: 120 },
      }),
      { scale: 0.82 },
    ),
    at(
      760,
      520,
      person({
        head: {
          skin: 'cacao',
          hair: 'crop',
          look: 0.2,
          mouth: 'calm',
          brows: 'worried',
          extras: ['beard'],
        },
        top: { tone: orange, sleeves: 'short' },
        build: 1.16,
        waist: 420,
        left: { elbow: [-140, 120], hand: [-78, 70], does: 'grip', turn: -20 },
        right: { elbow: [140, 120], hand: [78, 70], does: 'grip', turn: 200 },
      }),
      { scale: 1.25 },
    ),
    shape(limb([706, 470], 30, [678, 590], 24) + limb([814, 470], 30, [842, 590], 24), blue),
    rect(644, 580, 66, 74, black, 18),
    rect(810, 580, 66, 74, black, 18),
    at(
      1176,
      540,
      person({
        head: {
          skin: 'trigo',
          hair: 'kerchief',
          hairTone: black,
          hatTone: blue,
          look: -0.6,
          mouth: 'effort',
          brows: 'worried',
          extras: ['hoops'],
        },
        top: { tone: black, sleeves: 'short', pattern: 'dots', patternTone: bare },
        waist: 420,
        tilt: -5,
        left: { elbow: [-130, 120], hand: [-150, 186], does: 'grip', turn: 180 },
        right: { elbow: [120, 120], hand: [30, 196], does: 'mitt', turn: 180 },
      }),
      { scale: 1.18 },
    ),
    at(1004, 700, dogHead({ tone: bare, ears: black, patch: black, tongue: true, collar: orange }), {
      scale: 0.95,
    }),
    at(1004, 800, tub, { scale: 0.82 }),
    at(430, 800, ripple(170)),
    at(760, 810, ripple(190)),
    at(1176, 830, ripple(150)),
  ),
}

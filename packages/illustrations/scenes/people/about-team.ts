import { person } from '../../figures/person'
import { at, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { brushes, laptop, mate, thermos } from '../../props/desk'
import { ground } from '../../props/nature'
import { serial, strip, ticket } from '../../props/paper'

const poster = group(
  rect(-190, -260, 380, 520, bare),
  letters(-150, -120, 'HOY', { size: 130, tone: black, width: 60, anchor: 'start' }),
  letters(-150, 0, 'SE', { size: 130, tone: black, width: 60, anchor: 'start' }),
  letters(-158, 112, 'RIFA', { size: 118, tone: orange, width: 118, anchor: 'start' }),
  stroke('M-150 170H40', 16, yellow),
  stroke('M-150 210H-20', 16, { tinta: 0.18 }),
)

/** The team around a table with mate, raffle papers, a computer and a half-painted poster. */
export const aboutTeam: Drawing = {
  width: 1600,
  height: 1000,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 8,
  art: group(
    ground({ amarillo: 0.5 }),
    over(rect(-40, -40, 1700, 760, { amarillo: dots(0.35) })),
    rect(90, 70, 330, 250, green),
    stroke('M90 70H420V320H90ZM255 70V320', 14, bare),
    at(1176, 330, poster, { turn: 2 }),
    stroke('M560 -40V90', 7, black),
    shape('M470 90H650L700 180H420Z', orange),
    at(
      540,
      410,
      person({
        head: {
          skin: 'noche',
          hair: 'beanie',
          hatTone: green,
          look: 0.3,
          mouth: 'grin',
          extras: ['beard'],
        },
        top: { tone: orange, sleeves: 'long', collar: 'round' },
        build: 1.1,
        waist: 420,
        left: { elbow: [-130, 120], hand: [-70, 200] },
        right: { elbow: [126, 130], hand: [60, 206] },
      }),
      { scale: 1.34 },
    ),
    at(
      850,
      430,
      person({
        head: {
          skin: 'clara',
          hair: 'ponytail',
          hairTone: { naranja: 1, tinta: 0.2 },
          hatTone: black,
          look: 0.7,
          mouth: 'smile',
          extras: ['freckles'],
        },
        top: { tone: { tinta: 0.9 }, sleeves: 'short', over: 'apron', overTone: yellow },
        waist: 420,
        tilt: 6,
        left: { elbow: [-116, 140], hand: [-50, 200] },
        right: {
          elbow: [140, 40],
          hand: [188, -60],
          does: 'grip',
          turn: -50,
          item: at(
            0,
            0,
            group(stroke('M0 60V-60', 10, black), shape('M-12 -56H12L0 -108Z', orange)),
            { turn: 38 },
          ),
        },
      }),
      { scale: 1.36 },
    ),
    at(
      250,
      480,
      person({
        head: {
          skin: 'durazno',
          hair: 'bob',
          hairTone: { tinta: 0.3 },
          look: 0.8,
          mouth: 'grin',
          extras: ['roundGlasses', 'wrinkles'],
        },
        top: { tone: bare, sleeves: 'long', pattern: 'stripes', patternTone: green },
        waist: 420,
        tilt: 7,
        left: { elbow: [-116, 140], hand: [-20, 196] },
        right: {
          elbow: [140, 100],
          hand: [170, 6],
          does: 'hold',
          turn: -60,
          item: at(4, 30, mate(orange)),
        },
      }),
      { scale: 1.42 },
    ),
    at(
      1462,
      540,
      person({
        head: {
          skin: 'canela',
          hair: 'sidePart',
          look: -0.7,
          mouth: 'smirk',
          brows: 'thick',
          extras: ['stubble'],
        },
        top: { tone: green, sleeves: 'short', collar: 'shirt', sleeveTone: { verde: 1 } },
        waist: 420,
        tilt: -5,
        left: { elbow: [-130, 120], hand: [-110, 200], does: 'mitt' },
        right: { elbow: [126, 120], hand: [100, 200], does: 'mitt' },
      }),
      { scale: 1.42 },
    ),
    shape('M60 780H1540L1680 1060H-80Z', bare),
    over(shape('M60 780H1540L1570 840H30Z', { tinta: dots(0.16) })),
    stroke('M60 780H1540', 9, black),
    at(790, 900, laptop(black), { scale: 1.05 }),
    at(410, 900, thermos({ verde: 1 }), { scale: 0.95 }),
    at(1130, 910, brushes(green)),
    at(1290, 920, strip([orange, yellow, bare], ['48', '21', '07']), { turn: -4 }),
    at(170, 920, ticket({ tone: orange, number: serial('team 1'), ink: bare, width: 230 }), { turn: -8 }),
    at(560, 950, ticket({ tone: yellow, number: serial('team 2'), width: 200 }), { turn: 5 }),
  ),
}

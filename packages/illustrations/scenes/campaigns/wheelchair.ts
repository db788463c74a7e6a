import { person } from '../../figures/person'
import { at, circle, group, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, orange } from '../../press/inks'
import { polar } from '../../press/path'
import type { Drawing } from '../../press/print'
import { cloud, confetti, ground, shadow, tree } from '../../props/nature'

const spokes = (radius: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = polar([0, 0], (360 / count) * i, radius)
    return `M0 0L${Math.round(x)} ${Math.round(y)}`
  }).join('')

const wheel = (radius: number, thick: number) =>
  group(
    stroke(spokes(radius, 14), 4, black),
    stroke(
      `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
      thick,
      black,
    ),
    circle(0, 0, radius * 0.14, orange),
  )

const girl = person({
  head: {
    skin: 'canela',
    hair: 'pigtails',
    hatTone: orange,
    look: 0.5,
    mouth: 'grin',
    eyes: 'happy',
    extras: ['freckles'],
  },
  top: { tone: orange, sleeves: 'long', pattern: 'dots' },
  headScale: 1.15,
  build: 0.86,
  waist: 210,
  tilt: -6,
  left: { elbow: [-120, 70], hand: [-176, -50], does: 'open' },
  right: { elbow: [112, 120], hand: [84, 196], does: 'grip', turn: 110 },
})

const chair = group(
  stroke('M-132 -60V150H60', 15, blue, 'butt'),
  stroke('M-132 -66H-176', 15, black),
  stroke('M60 150L150 176L196 330H250', 13, black),
  stroke('M-60 60H66V84', 15, black),
  rect(-120, 128, 196, 34, black, 10),
)

/** A girl tries her new wheelchair in the square and her friend celebrates. */
export const wheelchair: Drawing = {
  width: 1200,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground({ celeste: 0.22 }),
    at(180, 170, cloud(bare), { scale: 1.1 }),
    at(760, 110, cloud(bare), { scale: 0.8 }),
    shape('M-40 640C240 590 560 612 820 640S1120 664 1260 640V960H-40Z', { naranja: 0.3 }),
    at(1050, 690, tree(560, blue)),
    at(90, 680, tree(430, blue)),
    stroke('M-40 700H330M-40 650H330M60 640V760M220 640V760', 12, bare),
    shadow(520, 842, 330, 34),
    at(
      920,
      420,
      person({
        head: {
          skin: 'clara',
          hair: 'crop',
          hairTone: { naranja: 0.9, tinta: 0.25 },
          look: -0.7,
          mouth: 'grin',
          brows: 'raised',
        },
        top: { tone: bare, sleeves: 'short', pattern: 'stripes', patternTone: { celeste: 1 } },
        headScale: 1.12,
        build: 0.86,
        tilt: -8,
        left: { elbow: [-126, -30], hand: [-96, -150], does: 'open' },
        right: { elbow: [124, -40], hand: [112, -160], does: 'open' },
        legs: {
          tone: black,
          shoes: orange,
          short: true,
          left: [
            [-50, 320],
            [-70, 400],
          ],
          right: [
            [60, 318],
            [96, 396],
          ],
        },
      }),
      { scale: 1.05 },
    ),
    at(460, 660, wheel(128, 9)),
    at(
      500,
      400,
      group(
        shape('M-70 190H110L160 210C196 222 204 250 210 300L236 388H196L160 290L60 268H-60Z', blue),
        shape('M186 372L262 372C290 376 296 400 290 412H188Z', orange),
      ),
      { scale: 1.1 },
    ),
    at(480, 400, girl, { scale: 1.22 }),
    at(500, 460, chair, { scale: 1.14 }),
    at(420, 690, wheel(154, 17)),
    at(776, 812, wheel(40, 13)),
    confetti(1200, 380, [orange, blue, bare, black], 'plaza', 46),
  ),
}

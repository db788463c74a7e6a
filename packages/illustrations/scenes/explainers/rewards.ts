import { person } from '../../figures/person'
import { at, circle, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { confetti, ground, rays } from '../../props/nature'

const stair = (index: number, label: string, top: boolean) => {
  const x = 30 + index * 200
  const height = 130 + index * 74
  return group(
    rect(x, 840 - height, 200, height + 40, top ? yellow : bare),
    over(rect(x, 840 - height, 44, height + 40, { tinta: dots(0.3) })),
    stroke(`M${x} ${840 - height}h200`, 12, black),
    letters(x + 112, 840 - height + 92, label, { size: 62, tone: black, width: 60 }),
    letters(x + 112, 840 - height + 132, 'PUNTOS', { size: 24, tone: black, width: 100 }),
  )
}

/** An ambassador with a medal and a cape lifts her arm on a stair of points. */
export const rewards: Drawing = {
  width: 1000,
  height: 800,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  art: group(
    ground(orange),
    rays(720, 290, 1100, 18, { naranja: 0.8, amarillo: 0.4 }, 6),
    confetti(1000, 360, [yellow, bare, green], 'rewards', 40),
    shape(
      'M640 240C560 300 520 470 470 560C560 600 620 560 700 600C780 560 900 600 960 540C900 440 900 300 800 240Z',
      green,
    ),
    over(
      shape('M640 240C560 300 520 470 470 560C520 580 560 576 600 572C600 460 620 330 660 250Z', {
        tinta: dots(0.45),
      }),
    ),
    at(
      720,
      300,
      person({
        head: {
          skin: 'canela',
          hair: 'wavy',
          look: -0.4,
          mouth: 'grin',
          eyes: 'open',
          brows: 'raised',
          extras: ['hoops'],
        },
        top: { tone: bare, sleeves: 'short', pattern: 'stripes', patternTone: black },
        waist: 220,
        tilt: -5,
        left: { elbow: [-134, -30], hand: [-120, -160], does: 'fist', turn: -86 },
        right: { elbow: [126, 110], hand: [76, 190], does: 'fist', turn: 150 },
        legs: {
          tone: black,
          shoes: yellow,
          left: [
            [-50, 300],
            [-56, 330],
          ],
          right: [
            [50, 300],
            [60, 330],
          ],
        },
      }),
      { scale: 1.24 },
    ),
    stroke('M680 300L724 420L768 300', 15, green),
    circle(724, 444, 44, yellow),
    circle(724, 444, 31, bare),
    letters(724, 462, '1', { size: 50, tone: black, width: 90 }),
    stair(0, '100', false),
    stair(1, '500', false),
    stair(2, '1.500', false),
    at(
      0,
      0,
      group(
        rect(630, 640, 420, 240, yellow),
        over(rect(630, 640, 44, 240, { tinta: dots(0.3) })),
        stroke('M630 640H1050', 12, black),
        letters(820, 742, '5.000', { size: 92, tone: black, width: 62 }),
        letters(820, 784, 'EMBAJADORA', { size: 34, tone: black, width: 100 }),
      ),
    ),
  ),
}

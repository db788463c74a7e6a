import { person } from '../../figures/person'
import { at, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, orange, yellow } from '../../press/inks'
import { blob } from '../../press/path'
import type { Drawing } from '../../press/print'
import { dogHead, sittingDog } from '../../props/animals'
import { ground, shadow, sun } from '../../props/nature'

const kennel = group(
  rect(-150, -230, 300, 230, orange),
  over(shape('M-150 -230H-70V0H-150Z', { tinta: dots(0.35) })),
  stroke('M-150 -180H150M-150 -120H150M-150 -60H150', 5, black),
  shape('M-190 -216L0 -370L190 -216L166 -190L0 -322L-166 -190Z', black),
  shape('M-70 0V-110C-70 -190 70 -190 70 -110V0Z', black),
  rect(-74, -246, 148, 46, bare),
  letters(0, -210, 'ROCO', { size: 42, tone: black, width: 90 }),
)

const hugged = group(
  shape(blob([-70, 30], [60, 20], [100, 120], [80, 260], [-60, 270], [-96, 150]), bare),
  over(
    shape(blob([-70, 30], [-20, 40], [-30, 160], [-40, 268], [-60, 270], [-96, 150]), {
      tinta: dots(0.28),
    }),
  ),
  shape(blob([10, 120], [78, 100], [80, 190], [30, 210]), black),
  at(0, -14, dogHead({ tone: bare, patch: black, collar: orange }), { turn: -10, scale: 1.15 }),
)

/** A rescuer hugs a street dog while two more wait by the kennel. */
export const dogRescue: Drawing = {
  width: 1200,
  height: 900,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground({ amarillo: 1 }),
    at(980, 190, sun(100, bare, 12)),
    shape('M-40 660C300 610 700 700 1260 640V960H-40Z', { naranja: 0.34 }),
    stroke(
      'M40 700l10 -34M66 706l18 -30M600 690l8 -36M628 694l20 -30M1130 700l8 -34M1156 704l18 -30',
      7,
      black,
    ),
    shadow(960, 790, 230, 26),
    at(960, 790, kennel, { scale: 1.05 }),
    at(
      410,
      330,
      person({
        head: {
          skin: 'trigo',
          hair: 'wavy',
          look: 0.6,
          eyes: 'happy',
          mouth: 'grin',
          extras: ['hoops'],
        },
        top: { tone: black, sleeves: 'none', over: 'vest', overTone: orange, collar: 'v' },
        tilt: 14,
        left: { elbow: [-118, 130], hand: [-70, 210], does: 'mitt', turn: 30, behind: true },
        right: { elbow: [126, 96], hand: [130, 60], behind: true },
      }),
      { scale: 1.5 },
    ),
    shape(
      blob([300, 660], [520, 640], [640, 720], [640, 830], [560, 850], [330, 850], [270, 790]),
      black,
    ),
    stroke('M330 800Q480 760 600 830', 6, { tinta: 0.6 }),
    at(620, 440, hugged, { scale: 1.3 }),
    at(
      410,
      330,
      group(
        stroke('M-105 60L-150 190L-60 300', 56, { naranja: 0.44, tinta: 0.07 }),
        stroke('M-60 300L150 350', 46, { naranja: 0.44, tinta: 0.07 }),
        stroke('M132 334l30 8M130 350l32 8M126 366l30 6', 4, black),
        over(stroke('M-90 90L-130 196L-60 286', 18, { naranja: dots(0.45) })),
      ),
    ),
    shadow(160, 872, 120, 18),
    at(150, 868, sittingDog({ tone: orange, ears: black, collar: bare })),
    shadow(1010, 872, 120, 18),
    at(
      1000,
      872,
      sittingDog({ tone: { tinta: 0.78 }, ears: black, collar: yellow, tongue: false }),
      { scale: 0.86, flip: true },
    ),
  ),
}

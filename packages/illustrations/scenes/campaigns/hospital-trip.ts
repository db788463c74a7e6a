import { person } from '../../figures/person'
import { at, circle, group, inside, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange } from '../../press/inks'
import { box } from '../../press/path'
import type { Drawing } from '../../press/print'
import { cloud, ground, sun } from '../../props/nature'

const wheel = group(
  circle(0, 0, 108, black),
  circle(0, 0, 56, bare),
  circle(0, 0, 26, orange),
  stroke('M0 -46V-34M0 34V46M-46 0H-34M34 0H46', 8, black),
)
const pane = box(250, 196, 640, 306, 26)
const small = (x: number, width: number) =>
  group(
    rect(x, 196, width, 306, { verde: 0.28 }, 26),
    stroke(`M${x + 30} 440L${x + 110} 260M${x + 70} 456L${x + 130} 320`, 9, bare),
  )

/** A mother and her son wave from the coach that takes them to the hospital. */
export const hospitalTrip: Drawing = {
  width: 1200,
  height: 900,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 0.3 }),
    at(1010, 70, sun(120, orange)),
    at(160, 60, cloud(bare), { scale: 0.9 }),
    shape('M-40 130C200 60 420 120 640 90S1040 70 1260 120V300H-40Z', green),
    rect(-40, 790, 1300, 200, { tinta: 0.85 }),
    stroke('M-40 868H1260', 12, bare, 'butt', '90 60'),
    shape('M-60 110C-60 96 1150 96 1180 120C1216 150 1226 420 1226 560V790H-60Z', bare),
    shape('M-60 560H1226V700L-60 700Z', orange),
    over(shape('M-60 700H1226V790H-60Z', { tinta: dots(0.4) })),
    stroke(
      'M-60 560H1226M-60 700H1226M-60 110C-60 96 1150 96 1180 120C1216 150 1226 420 1226 560V790H-60',
      8,
      black,
    ),
    rect(250, 196, 640, 306, green, 26),
    inside(
      pane,
      shape('M250 420C420 360 600 430 890 380V520H250Z', { verde: 1, tinta: 0.5 }),
      stroke('M300 460L420 200M340 480L470 200', 12, { verde: 0.4 }),
      at(
        430,
        380,
        person({
          head: {
            skin: 'durazno',
            hair: 'long',
            hairTone: black,
            look: 0.3,
            eyes: 'happy',
            mouth: 'grin',
          },
          top: { tone: orange, sleeves: 'long', collar: 'v' },
          tilt: 6,
          left: { elbow: [-100, 120], hand: [-60, 150], behind: true },
        }),
        { scale: 1.3 },
      ),
      at(
        690,
        430,
        person({
          head: {
            skin: 'durazno',
            hair: 'beanie',
            hatTone: orange,
            look: -0.2,
            mouth: 'grin',
            brows: 'raised',
            nose: 'button',
          },
          top: { tone: bare, sleeves: 'long', pattern: 'stripes', patternTone: black },
          headScale: 1.2,
          build: 0.84,
          tilt: -6,
          right: { elbow: [120, 40], hand: [126, -86], does: 'open', turn: -80 },
          left: { elbow: [-90, 100], hand: [-30, 110] },
        }),
        { scale: 1.2 },
      ),
    ),
    stroke(pane, 12, black),
    small(-110, 320),
    stroke(box(-110, 196, 320, 306, 26), 12, black),
    small(930, 250),
    stroke(box(930, 196, 250, 306, 26), 12, black),
    rect(250, 128, 640, 52, black, 6),
    letters(570, 168, 'BAHÍA BLANCA — HOSPITAL', {
      size: 38,
      tone: bare,
      width: 84,
      spacing: 0.01,
    }),
    letters(570, 664, 'VIAJE SOLIDARIO', { size: 92, tone: bare, width: 100 }),
    rect(1184, 590, 44, 56, bare, 8),
    at(250, 790, wheel),
    at(930, 790, wheel),
  ),
}

import { person, type Person } from '../../figures/person'
import { at, circle, faded, group, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, lines, orange } from '../../press/inks'
import { smooth } from '../../press/path'
import type { Drawing } from '../../press/print'
import { random } from '../../press/random'

function spray() {
  const rng = random('spray')
  return group(
    ...Array.from({ length: 40 }, () =>
      circle(
        Math.round(rng.between(840, 1190)),
        Math.round(rng.between(30, 430)),
        Math.round(rng.between(5, 15)),
        rng.pick([blue, bare]),
      ),
    ),
  )
}

const bands = group(
  rect(-100, 96, 200, 24, orange),
  rect(-100, 104, 200, 8, bare),
  rect(-100, 196, 200, 24, orange),
  rect(-100, 204, 200, 8, bare),
  stroke('M0 20V240', 4, bare),
)

const crew = (spec: Pick<Person, 'head' | 'left' | 'right' | 'tilt'>) =>
  person({
    ...spec,
    build: 1.1,
    waist: 310,
    top: { tone: black, sleeves: 'long', collar: 'turtle', sleeveTone: black },
  })

const flames = group(
  shape(
    'M860 940C820 800 900 740 890 640C940 690 960 720 960 770C1010 690 1000 590 960 520C1060 560 1100 650 1090 730C1130 690 1130 620 1110 560C1180 600 1230 660 1260 560V940Z',
    orange,
  ),
  over(
    shape(
      'M860 940C820 800 900 740 890 640C940 690 960 720 960 770C990 720 1000 700 1004 660L1010 940Z',
      {
        tinta: dots(0.25),
      },
    ),
  ),
  shape(
    'M1000 940C980 860 1030 820 1030 760C1070 800 1090 830 1080 870C1120 840 1130 790 1120 750C1180 800 1190 870 1180 940Z',
    bare,
  ),
)

const hose = smooth([
  [-60, 860],
  [90, 800],
  [210, 700],
  [400, 640],
  [560, 570],
  [650, 508],
])

const rubble = group(
  shape('M-40 780C160 750 330 770 520 756C700 744 860 780 1260 762V960H-40Z', { tinta: 0.9 }),
  stroke('M60 850h90M220 880h60M720 850h120M930 884h90', 7, { tinta: 0.55 }),
)

/** Two volunteer firefighters hold a new hose. */
export const volunteerFirefighters: Drawing = {
  width: 1200,
  height: 900,
  inks: ['naranja', 'celeste', 'tinta'],
  art: group(
    faded('M-40 -40H1240V940H-40Z', { naranja: 0.1 }, { naranja: 0.7 }, 90),
    flames,
    shape('M640 470C800 300 960 200 1260 130L1260 330C1020 350 860 420 690 520Z', blue),
    over(
      shape('M660 500C820 380 980 300 1260 250L1260 330C1020 350 860 420 690 520Z', {
        tinta: lines(0.3),
      }),
    ),
    stroke('M690 474C840 340 1000 250 1240 200M712 492C880 380 1020 310 1240 270', 8, bare),
    spray(),
    at(
      600,
      380,
      group(
        crew({
          head: {
            skin: 'clara',
            hair: 'helmet',
            hairTone: { naranja: 0.9, tinta: 0.2 },
            hatTone: orange,
            look: 0.7,
            mouth: 'calm',
            brows: 'frown',
            nose: 'straight',
          },
          tilt: 4,
          left: { elbow: [-100, 130], hand: [-50, 200], behind: true },
        }),
        bands,
      ),
      { scale: 1.36 },
    ),
    at(
      270,
      400,
      group(
        crew({
          head: {
            skin: 'cacao',
            hair: 'helmet',
            hatTone: orange,
            look: 0.8,
            mouth: 'grin',
            brows: 'thick',
            nose: 'broad',
          },
          tilt: 4,
        }),
        bands,
      ),
      { scale: 1.5 },
    ),
    rubble,
    stroke(hose, 60, black, 'butt'),
    stroke(hose, 44, bare, 'butt'),
    stroke(hose, 44, { naranja: 1 }, 'butt', '14 26'),
    shape('M610 500L690 430L730 480L650 552Z', black),
    stroke('M700 440L742 556L620 560', 70, black),
    at(
      604,
      560,
      group(rect(-34, -34, 66, 70, orange, 20), stroke('M-18 -16H14M-18 4H14M-18 22H8', 4, black)),
    ),
    stroke('M170 470L140 640L262 700', 78, black),
    stroke('M380 470L430 590L400 628', 76, black),
    at(
      286,
      690,
      group(rect(-38, -38, 74, 76, orange, 22), stroke('M-18 -16H18M-18 4H18M-18 22H14', 4, black)),
      { turn: -16 },
    ),
    at(
      410,
      636,
      group(rect(-38, -38, 74, 76, orange, 22), stroke('M-18 -16H18M-18 4H18M-18 22H14', 4, black)),
      { turn: -20 },
    ),
  ),
}

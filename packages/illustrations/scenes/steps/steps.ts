import { person } from '../../figures/person'
import { at, circle, group, inside, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, green, lines, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { holdingHand } from '../../props/big-hand'
import { cloud, ground, rays } from '../../props/nature'
import { qr, serial, ticket } from '../../props/paper'
import { phone, phoneBack } from '../../props/phone'

const size = { width: 800, height: 800 }

/** A hand holds a phone that is downloading the app. */
export const download: Drawing = {
  ...size,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(orange),
    rays(400, 380, 800, 16, { naranja: 0.78, amarillo: 0.2 }, 5),
    at(
      400,
      590,
      holdingHand({
        skin: 'noche',
        sleeve: yellow,
        item: at(18, -200, phone('download', { accent: orange, second: yellow }), {
          scale: 2.35,
          turn: 4,
        }),
      }),
      { scale: 1.02 },
    ),
    stroke('M120 120V230M84 196L120 234L156 196M680 160V270M644 236L680 274L716 236', 18, bare),
  ),
}

const idCard = group(
  rect(-110, -70, 220, 140, bare, 8),
  rect(-110, -70, 220, 30, blue, 8),
  rect(-94, -26, 66, 78, { naranja: 0.4 }),
  circle(-61, 0, 17, black),
  shape('M-90 52C-86 20 -36 20 -32 52Z', black),
  stroke('M-8 -14H88M-8 10H60M-8 34H76', 9, black),
)

/** A woman shows her identity card to the camera of a phone. */
export const verify: Drawing = {
  ...size,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground(blue),
    over(shape('M-40 -40H400V860H-40Z', { celeste: lines(0.01), tinta: dots(0.16) })),
    at(
      330,
      380,
      person({
        head: {
          skin: 'durazno',
          hair: 'bob',
          look: 0.4,
          mouth: 'smile',
          brows: 'raised',
          extras: ['earrings'],
        },
        top: { tone: orange, sleeves: 'long', collar: 'turtle', sleeveTone: orange },
        waist: 420,
        tilt: 4,
        left: { elbow: [-120, 150], hand: [-40, 230] },
        right: {
          elbow: [150, 130],
          hand: [170, 30],
          does: 'hold',
          turn: -70,
          item: at(14, -36, idCard, { turn: -6, scale: 0.94 }),
        },
      }),
      { scale: 1.4 },
    ),
    at(690, 470, phoneBack(black), { scale: 1.9, turn: 8 }),
    shape('M748 560L860 640V820H640Z', { naranja: 0.44, tinta: 0.07 }),
    stroke('M470 190H430V230M700 190H740V230M470 420H430V380', 14, bare),
  ),
}

/** A man takes a picture of the club's front to tell his cause. */
export const tell: Drawing = {
  ...size,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 0.26 }),
    at(130, 120, cloud(bare), { scale: 0.8 }),
    rect(300, 180, 560, 560, green),
    shape('M270 190L580 60L890 190Z', black),
    rect(340, 220, 460, 90, bare),
    letters(640, 288, 'CLUB', { size: 76, tone: black, width: 90 }),
    rect(500, 420, 180, 320, black),
    circle(654, 590, 10, bare),
    rect(350, 400, 110, 130, bare),
    stroke('M350 400H460V530H350ZM405 400V530', 9, black),
    stroke('M700 360l60 90l-40 40l50 90l-30 60', 8, black),
    over(rect(300, 180, 110, 560, { tinta: dots(0.35) })),
    rect(-40, 736, 900, 100, { tinta: 0.85 }),
    at(
      220,
      400,
      person({
        head: { skin: 'cacao', hair: 'shaved', look: 0.7, mouth: 'smile', extras: ['beard'] },
        top: { tone: orange, sleeves: 'short', pattern: 'stripes', patternTone: bare },
        waist: 420,
        tilt: 5,
        build: 1.1,
        left: { elbow: [-120, 120], hand: [20, 110], does: 'mitt' },
        right: {
          elbow: [146, 96],
          hand: [200, -10],
          does: 'grip',
          turn: -60,
          item: at(6, -30, phoneBack(black), { turn: 8, scale: 0.6 }),
        },
      }),
      { scale: 1.4 },
    ),
  ),
}

const envelope = group(
  shape('M-170 -110H170V110H-170Z', bare),
  shape('M-170 -110L0 40L170 -110Z', { naranja: 0.3 }),
  stroke('M-170 -110H170V110H-170ZM-170 -110L0 40L170 -110', 9, black),
  rect(-60, -40, 120, 26, bare),
  letters(0, 92, 'CAMPAÑA', { size: 56, tone: black, width: 96 }),
)

const book = group(
  at(12, 18, ticket({ tone: black, number: '', width: 330 })),
  at(6, 8, ticket({ tone: bare, number: '', width: 330 })),
  ticket({ tone: orange, ink: bare, number: serial('step-4'), title: 'RIFA', width: 330 }),
)

/** Two hands weigh a campaign's envelope against a raffle book. */
export const choose: Drawing = {
  ...size,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(yellow),
    inside('M-40 -40H400V860H-40Z', shape('M-40 -40H400V860H-40Z', { amarillo: 0.55 })),
    letters(290, 240, '¿?', { size: 200, tone: black, width: 60 }),
    at(
      215,
      620,
      holdingHand({
        skin: 'canela',
        sleeve: black,
        item: at(0, -190, envelope, { turn: -6, scale: 0.98 }),
      }),
      { scale: 0.96 },
    ),
    at(
      600,
      500,
      holdingHand({
        skin: 'canela',
        sleeve: black,
        item: at(0, -170, book, { turn: 7, scale: 0.95 }),
      }),
      { scale: 0.96 },
    ),
  ),
}

const poster = group(
  rect(-150, -200, 300, 400, bare),
  letters(0, -128, 'RIFA', { size: 86, tone: orange, width: 110 }),
  letters(0, -76, 'POR EL COMEDOR', { size: 36, tone: black, width: 70 }),
  at(0, 60, qr(210)),
  stroke('M-110 182H110', 10, black),
)

/** A young man puts up a poster with the QR code of his campaign. */
export const share: Drawing = {
  ...size,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground(green),
    shape('M-40 560H860V860H-40Z', { verde: 1, tinta: 0.5 }),
    ...[40, 170, 690].map((x, i) =>
      group(
        rect(x, 250 + i * 30, 110, 340, { verde: 1, tinta: 0.3 }),
        rect(x + 20, 290 + i * 30, 24, 34, { naranja: 0.6 }),
        rect(x + 64, 290 + i * 30, 24, 34, { naranja: 0.6 }),
        rect(x + 20, 360 + i * 30, 24, 34, { naranja: 0.6 }),
      ),
    ),
    rect(500, -40, 56, 900, black),
    over(rect(500, -40, 18, 900, { naranja: dots(0.4) })),
    at(528, 300, poster, { turn: -3, scale: 1.12 }),
    rect(372, 72, 60, 26, { naranja: 0.5 }),
    rect(630, 66, 60, 26, { naranja: 0.5 }),
    at(
      230,
      480,
      person({
        head: {
          skin: 'trigo',
          hair: 'gorra',
          hatTone: orange,
          look: 0.7,
          mouth: 'smile',
          brows: 'thick',
          extras: ['beard'],
        },
        top: { tone: bare, sleeves: 'short', pattern: 'stripes', patternTone: black },
        waist: 420,
        tilt: 8,
        left: { elbow: [-110, 120], hand: [-60, 190], does: 'fist' },
        right: { elbow: [128, 10], hand: [168, -104], does: 'open', turn: -50 },
      }),
      { scale: 1.4 },
    ),
  ),
}

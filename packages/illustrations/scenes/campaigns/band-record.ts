import { person } from '../../figures/person'
import { at, group, letters, rect, stroke } from '../../press/art'
import { bare, black, dots, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, rays } from '../../props/nature'
import { bassDrum, cymbal, guitar, microphone, tomDrum } from '../../props/music'

const stick = rect(-5, -110, 10, 150, bare, 5)

const drummer = person({
  head: {
    skin: 'clara',
    hair: 'fringe',
    hairTone: { naranja: 1, tinta: 0.35 },
    look: -0.3,
    eyes: 'happy',
    mouth: 'grin',
  },
  top: { tone: bare, sleeves: 'none', collar: 'round', pattern: 'stripes', patternTone: black },
  tilt: -7,
  left: {
    elbow: [-124, 96],
    hand: [-130, 0],
    does: 'grip',
    turn: -80,
    item: at(0, 0, stick, { turn: -30 }),
  },
  right: {
    elbow: [128, 100],
    hand: [92, 150],
    does: 'grip',
    turn: 190,
    item: at(0, 0, stick, { turn: -70 }),
  },
})

/** A band rehearses: a drummer, a singer and a guitarist. */
export const bandRecord: Drawing = {
  width: 1200,
  height: 900,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(orange),
    rays(600, -120, 1500, 14, { naranja: dots(0.9), amarillo: 1 }, 8),
    rect(-40, 730, 1300, 240, black),
    stroke('M-40 730H1260', 10, yellow),
    at(880, 350, drummer, { scale: 1.16 }),
    at(720, 410, cymbal(190, yellow, 400)),
    at(1110, 380, cymbal(200, yellow, 420)),
    at(800, 540, tomDrum(150, orange)),
    at(974, 548, tomDrum(160, orange)),
    at(
      890,
      730,
      bassDrum(
        138,
        yellow,
        group(
          letters(0, 8, 'LOS', { size: 50, tone: black, width: 100 }),
          letters(0, 56, 'BONOS', { size: 54, tone: black, width: 70 }),
        ),
      ),
    ),
    at(
      190,
      360,
      person({
        head: {
          skin: 'trigo',
          hair: 'quiff',
          look: 0.5,
          eyes: 'down',
          mouth: 'smirk',
          extras: ['beard'],
        },
        top: {
          tone: black,
          sleeves: 'long',
          over: 'jacket',
          overTone: { tinta: 0.5 },
          collar: 'round',
        },
        tilt: 12,
        waist: 290,
        right: { elbow: [138, 130], hand: [190, 40], behind: false, does: 'grip', turn: -70 },
      }),
      { scale: 1.34 },
    ),
    at(250, 620, guitar(bare), { turn: -24, scale: 1.15 }),
    stroke('M104 420L60 590L196 646', 62, { tinta: 0.5 }),
    stroke('M104 420L60 590L196 646', 4, black),
    at(
      206,
      648,
      group(
        rect(-26, -28, 62, 56, { naranja: 0.44, tinta: 0.07 }, 22),
        stroke('M10 -14h24M10 2h26M10 16h22', 4, black),
      ),
      { turn: 20 },
    ),
    at(
      446,
      420,
      group(
        rect(-28, -28, 58, 56, { naranja: 0.44, tinta: 0.07 }, 22),
        stroke('M-4 -16h30M-4 0h32M-4 14h28', 4, black),
      ),
      { turn: -24 },
    ),
    at(
      560,
      390,
      person({
        head: {
          skin: 'noche',
          hair: 'curly',
          look: 0.1,
          eyes: 'down',
          mouth: 'sing',
          brows: 'raised',
          extras: ['hoops'],
        },
        top: { tone: yellow, sleeves: 'none', collar: 'v', pattern: 'dots', patternTone: orange },
        waist: 420,
        tilt: -4,
        left: { elbow: [-128, 60], hand: [-150, -70], does: 'open' },
        right: { elbow: [112, 96], hand: [44, 34], does: 'grip', turn: 200 },
      }),
      { scale: 1.36 },
    ),
    at(608, 332, microphone(600)),
    at(
      600,
      440,
      group(
        rect(-30, -28, 62, 58, { naranja: 0.6, tinta: 0.62 }, 22),
        stroke('M-26 -12h30M-26 4h30M-26 18h26', 4, black),
      ),
    ),
  ),
}

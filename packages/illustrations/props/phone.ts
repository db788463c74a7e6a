import { at, circle, group, inside, letters, rect, shape, stroke, type Art } from '../press/art'
import { bare, black, type Tone } from '../press/inks'
import { box } from '../press/path'
import { qr } from './paper'

/** What a phone shows. */
export type PhoneScreen = 'campaign' | 'numbers' | 'qr' | 'bars' | 'download' | 'form' | 'blank'

interface Tones {
  readonly accent: Tone
  readonly second: Tone
}

const hills = (accent: Tone, second: Tone): Art =>
  group(
    rect(-44, -84, 88, 62, second),
    circle(18, -62, 10, bare),
    shape('M-44 -22V-44L-20 -66L4 -36L18 -50L44 -30V-22Z', accent),
  )

function screenOf(kind: PhoneScreen, { accent, second }: Tones): Art {
  switch (kind) {
    case 'blank':
      return group()
    case 'campaign':
      return group(
        hills(accent, second),
        stroke('M-40 -6H24M-40 10H6', 7, black),
        rect(-42, 26, 84, 13, { tinta: 0.15 }),
        rect(-42, 26, 58, 13, accent),
        rect(-42, 52, 84, 26, second, 3),
        stroke('M-22 65H22', 6, black),
      )
    case 'numbers':
      return group(
        rect(-44, -86, 88, 26, accent),
        stroke('M-36 -73H8', 6, bare),
        ...[0, 1, 2, 3, 4].flatMap((row) =>
          [0, 1, 2, 3].map((column) => {
            const picked = row === 2 && column === 1
            const sold = (row * 3 + column * 5) % 4 === 1
            return group(
              rect(
                -43 + column * 22,
                -50 + row * 26,
                19,
                21,
                picked ? accent : sold ? { tinta: 0.3 } : second,
                2,
              ),
              stroke(`M${-38 + column * 22} ${-39 + row * 26}h9`, 3.5, picked ? bare : black),
            )
          }),
        ),
      )
    case 'qr':
      return group(
        rect(-46, -92, 92, 184, second),
        at(0, -14, qr(80)),
        stroke('M-28 46H28M-16 62H16', 7, black),
      )
    case 'bars':
      return group(
        ...[26, 44, 62, 88, 122].map((h, i) =>
          rect(-42 + i * 17.5, 72 - h, 13, h, i === 4 ? accent : second),
        ),
        stroke('M-36 18L-18 -2L0 -18L17 -44L36 -78', 5, black),
      )
    case 'download':
      return group(
        rect(-46, -92, 92, 184, second),
        rect(-30, -52, 60, 60, accent, 4),
        letters(0, -4, 'y!', { size: 44, tone: bare, width: 110 }),
        stroke('M0 26V58M-15 46L0 60L15 46M-26 74H26', 8, black),
      )
    case 'form':
      return group(
        hills(accent, second),
        ...[0, 1, 2].map((i) =>
          group(
            stroke(box(-42, -10 + i * 26, 84, 19, 2), 3.5, black),
            stroke(`M-35 ${-0.5 + i * 26}h${[38, 24, 50][i] ?? 30}`, 4.5, black),
          ),
        ),
        rect(-42, 68, 84, 17, accent, 2),
      )
  }
}

/** A phone around 0: 112 wide, 214 high. */
export const phone = (kind: PhoneScreen, tones: Tones): Art =>
  group(
    rect(-56, -107, 112, 214, black, 13),
    rect(-48, -96, 96, 192, bare, 5),
    inside(box(-48, -96, 96, 192, 5), screenOf(kind, tones)),
    stroke('M-12 -101H12', 3.5, bare),
  )

/** A phone seen from behind, as someone takes a picture. */
export const phoneBack = (tone: Tone): Art =>
  group(
    rect(-56, -107, 112, 214, tone, 13),
    rect(-44, -96, 38, 60, black, 8),
    circle(-25, -80, 9, bare),
    circle(-25, -54, 9, bare),
    letters(0, 30, 'y!', { size: 34, tone: bare, width: 110 }),
  )

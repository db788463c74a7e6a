import { dots, type Tone } from '../press/inks'

/** A skin: what it is printed with, its shaded side, and its warm spots (cheeks, ears, lips). */
export interface Skin {
  readonly base: Tone
  readonly shade: Tone
  readonly warm: Tone
}

/** Skins from the lightest to the darkest, each a mix of the orange ink and the dark one. */
export const skins = {
  clara: { base: { naranja: 0.17 }, shade: { naranja: dots(0.34) }, warm: { naranja: 0.45 } },
  durazno: { base: { naranja: 0.3 }, shade: { naranja: dots(0.4) }, warm: { naranja: 0.62 } },
  trigo: {
    base: { naranja: 0.44, tinta: 0.07 },
    shade: { naranja: dots(0.48) },
    warm: { naranja: 0.78, tinta: 0.07 },
  },
  canela: {
    base: { naranja: 0.56, tinta: 0.22 },
    shade: { naranja: dots(0.55) },
    warm: { naranja: 0.9, tinta: 0.24 },
  },
  cacao: {
    base: { naranja: 0.62, tinta: 0.44 },
    shade: { tinta: dots(0.2) },
    warm: { naranja: 0.95, tinta: 0.44 },
  },
  noche: {
    base: { naranja: 0.6, tinta: 0.62 },
    shade: { tinta: dots(0.24) },
    warm: { naranja: 1, tinta: 0.58 },
  },
} as const satisfies Record<string, Skin>

/** The name of a skin. */
export type SkinName = keyof typeof skins

import type { Figure } from '#app/sanity/types.generated'

/** Sample date: the specification gives none. Editors replace it. */
const date = '2025-09-01'
/** The same day in sentences that repeat a figure. */
export const figuresDay = 'al 1 de septiembre de 2025'
const source = 'Información de la compañía'

export const downloads: Figure = {
  _type: 'figure',
  value: '+50.000',
  label: 'Descargas y usuarios activos',
  source,
  date,
  isProjection: false,
}

export const investmentMinimum: Figure = {
  _type: 'figure',
  value: 'USD 1.000',
  label: 'Inversión mínima sugerida',
  source: 'Condiciones de la ronda',
  date,
  isProjection: false,
}

export const projectedReturn: Figure = {
  _type: 'figure',
  value: 'x5 a x10',
  label: 'Retorno proyectado, en 24 a 36 meses',
  note: 'Para los primeros inversores.',
  source: 'Plan financiero de la compañía',
  date,
  validUntil: '2028-12-31',
  fallbackText: 'El retorno proyectado se está actualizando: te lo mandamos con el plan completo.',
  isProjection: true,
}

export const roundOne: Figure = {
  _type: 'figure',
  value: 'USD 120.000',
  label: 'Primera ronda, completada',
  source,
  date,
  isProjection: false,
}

export const roundTwo: Figure = {
  _type: 'figure',
  value: 'USD 180.000',
  label: 'Segunda ronda, completada',
  source,
  date,
  isProjection: false,
}

import type { Figure } from '#app/sanity/types.generated'

/** Sample date: the specification gives none. Editors replace it. */
const date = '2025-09-01'
/** The same day in sentences that repeat a figure. */
export const figuresDay = 'al 1 de septiembre de 2025'

/** By default a measured figure of the company. */
const figure = (fields: Omit<Figure, '_type'>): Figure => {
  return {
    _type: 'figure',
    source: 'Información de la compañía',
    date,
    isProjection: false,
    ...fields,
  }
}

export const downloads = figure({
  value: '+50.000',
  label: 'Descargas y usuarios activos',
})

export const investmentMinimum = figure({
  value: 'USD 1.000',
  label: 'Inversión mínima sugerida',
  source: 'Condiciones de la ronda',
})

export const projectedReturn = figure({
  value: 'x5 a x10',
  label: 'Retorno proyectado, en 24 a 36 meses',
  note: 'Para los primeros inversores.',
  source: 'Plan financiero de la compañía',
  validUntil: '2028-12-31',
  fallbackText: 'El retorno proyectado se está actualizando: te lo mandamos con el plan completo.',
  isProjection: true,
})

export const roundOne = figure({
  value: 'USD 120.000',
  label: 'Primera ronda, completada',
})

export const roundTwo = figure({
  value: 'USD 180.000',
  label: 'Segunda ronda, completada',
})

import type { InvestorsPage } from '#app/sanity/types.generated'
import { picture } from '../../authoring/assets'

/** The app's screens, with the captions of their large view (INV-04). */
export const screens = [
  { ...picture('screen-01'), caption: 'Inicio: las causas de tu barrio y lo que cierra hoy.' },
  { ...picture('screen-02'), caption: 'Una campaña, con su meta y lo que ya juntó.' },
  { ...picture('screen-03'), caption: 'La grilla: elegís tus números como en el talonario.' },
  { ...picture('screen-04'), caption: 'El pago, con el total a la vista antes de confirmar.' },
  { ...picture('screen-05'), caption: 'El sorteo en vivo, que puede mirar cualquiera.' },
  { ...picture('screen-06'), caption: 'Estatus y puntos: lo que ganás por volver a ayudar.' },
  { ...picture('screen-07'), caption: 'La tabla de embajadores del mes.' },
  { ...picture('screen-08'), caption: 'La verificación de identidad, en tres pasos.' },
  { ...picture('screen-09'), caption: 'Crear una campaña sin salir del celular.' },
  { ...picture('screen-10'), caption: 'Compartir con un enlace o con un QR.' },
  { ...picture('screen-11'), caption: 'Quién colaboró y qué se retiró, con fecha.' },
]

/** Texts of the large view. */
export const screenViewer: NonNullable<NonNullable<InvestorsPage['screenshots']>['viewer']> = {
  openLabel: 'Ver en grande',
  closeLabel: 'Cerrar la vista en grande',
  previousLabel: 'Pantalla anterior',
  nextLabel: 'Pantalla siguiente',
}

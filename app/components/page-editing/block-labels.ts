/** Labels of blocks in previews, which only staff see. */
export const blockLabels = {
  empty: 'Sección sin contenido: hacé clic y completala en el formulario.',
  hidden: 'Oculta',
  outOfDates: 'Fuera de sus fechas',
}

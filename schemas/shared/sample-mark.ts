import { textLine } from './fields'

interface SampleMarkOptions {
  name?: string
  group?: string
  /** What the mark says is invented; default: the document. */
  subject?: string
}

/** A field with the mark of invented content; the site shows it where that content stands. */
export function sampleMarkField({
  name = 'sampleMark',
  subject,
  ...options
}: SampleMarkOptions = {}) {
  return textLine(
    name,
    subject === undefined ? 'Sello de ejemplo' : `Sello de ejemplo: ${subject}`,
    {
      optional: true,
      max: 30,
      ...options,
      description:
        'Por ejemplo: Ejemplo. Dice que es inventado y saca los enlaces a otros sitios. Vacío, no se muestra.',
    },
  )
}

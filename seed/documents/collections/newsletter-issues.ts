import type { NewsletterIssue } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, notice, textSections } from '../../authoring/blocks'
import { keyed, type SeedOf } from '../../authoring/document'

/** An example for the archive; the mark keeps it from being sent (NEWS-06). */
export const newsletterIssues: SeedOf<NewsletterIssue>[] = [
  {
    _id: 'newsletterIssue-ejemplo',
    _type: 'newsletterIssue',
    title: 'Un techo, un talonario y 312 vecinos',
    lead: 'Cómo un club juntó para las chapas, qué aprendió en el camino y cómo abrir tu campaña.',
    slug: { _type: 'slug', current: 'boletin/un-techo-y-312-vecinos' },
    date: '2026-07-01',
    sampleMark: 'Ejemplo',
    body: keyed([
      notice({
        kind: 'info',
        title: 'Este número es un ejemplo',
        text: 'Muestra cómo se ve el boletín. El club y sus cuentas son inventados.',
      }),
      ...textSections(`
        # El techo _llegó_

        El club tenía goteras en media cancha y tres talonarios que nunca cerraban. Este otoño
        pasaron la rifa al celular: cada número quedó con su dueño, y cada pago, anotado.

        En seis semanas participaron 312 vecinos. Las chapas se pusieron un sábado, entre todos.`),
      {
        _type: 'pictureSection',
        picture: {
          ...picture('campaign-01'),
          caption: 'El techo del club, puesto entre los que compraron un número.',
        },
        size: 'text',
      },
      ...textSections(`
        # Lo que _dejó_

        - **Contar para qué.** La foto de las goteras vendió más que el premio.
        - **Publicar las bases el primer día.** Nadie tuvo que preguntar nada.
        - **Agradecer por nombre.** El que compró un número volvió por otro.

        En la [biblioteca](/biblioteca) hay una guía para cada paso.`),
      {
        _type: 'callToAction',
        title: accentTitle('¿Y tu _causa_?'),
        lead: 'Bajá la app, contala con tus palabras y compartila hoy mismo.',
        buttons: keyed([link('Ver cómo funciona', '/#como-funciona')]),
        tone: 'amarillo',
      },
    ]),
  },
]

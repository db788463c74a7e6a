import type { Testimonial } from '#app/sanity/types.generated'
import { picture } from '../../authoring/assets'
import type { SeedOf } from '../../authoring/document'

/** Invented people: a stamp on each and the lead of the section say so (HOME-02). */
export const testimonials: SeedOf<Testimonial>[] = [
  {
    id: 'club',
    name: 'Marisa, del club de barrio',
    img: picture('testimonial-1'),
    rating: 5 as const,
    description:
      'Antes andábamos con tres talonarios y nunca cerraba la cuenta. Esta vez cada número quedó anotado solo y las chapas llegaron antes que la lluvia.',
  },
  {
    id: 'abuelo',
    name: 'Rubén, jubilado y rifero',
    img: picture('testimonial-2'),
    rating: 4 as const,
    description:
      'Le juego al 48 desde siempre. Mi nieta me mostró cómo buscarlo en la grilla y pagué con el saldo. Todavía no gané, pero el horno de la panadería ya está.',
  },
  {
    id: 'cooperadora',
    name: 'Camila, de la cooperadora',
    img: picture('testimonial-3'),
    rating: 5 as const,
    description:
      'Pegamos el QR en la puerta de la escuela y a la salida todos lo escaneaban. Lo que más sirvió fue ir contando qué libros íbamos comprando.',
  },
  {
    id: 'banda',
    name: 'Nahuel, guitarrista',
    img: picture('testimonial-4'),
    rating: 4 as const,
    description:
      'Armamos bonos para grabar el disco: el que colaboraba se llevaba un tema inédito. En una noche la mandamos a todos los grupos y arrancó sola.',
  },
  {
    id: 'comedor',
    name: 'Nélida, del comedor',
    img: picture('testimonial-5'),
    rating: 5 as const,
    description:
      'Yo de tecnología, poco. Pero verifiqué la cuenta, subí la foto de la olla y mi hija la compartió. Ver quién colaboró y poder agradecerle a cada uno no tiene precio.',
  },
  {
    id: 'equipo',
    name: 'Yanina, arquera',
    img: picture('testimonial-6'),
    rating: 5 as const,
    description:
      'Sorteamos una camiseta firmada para pagar el micro. Las bases estaban publicadas desde el primer día, así que nadie tuvo que preguntar nada.',
  },
].map((fields) => ({
  _id: `testimonial-${fields.id}`,
  _type: 'testimonial',
  stamp: 'Ejemplo',
  ...fields,
}))

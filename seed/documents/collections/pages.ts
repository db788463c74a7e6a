import type { Page } from '../../../app/sanity/types.generated'
import { link, textSection } from '../../authoring/blocks'
import { keyed, type SeedOf } from '../../authoring/document'
import { accentTitle } from '../../authoring/portable-text'

/** Pages that staff made; editors may change, rename and remove them (PAGE-01). */
export const pages: SeedOf<Page>[] = [
  {
    _id: 'page-prensa',
    _type: 'page',
    title: 'Prensa',
    slug: { _type: 'slug', current: 'prensa' },
    heading: accentTitle('Para contar lo que hace la _gente_'),
    lead: 'Si estás escribiendo sobre {product} o sobre una campaña, acá tenés lo que hace falta para publicar hoy.',
    layout: 'sections',
    tone: 'celeste',
    inFooter: true,
    seo: {
      _type: 'seo',
      title: 'Prensa: datos y contacto de {product}',
      description:
        'Qué es {product}, cómo nombrarla, qué material podés usar y cómo hablar con el equipo para una nota sobre campañas y rifas digitales.',
      noIndex: false,
    },
    body: keyed([
      textSection({
        title: 'En dos _líneas_',
        anchor: 'en-dos-lineas',
        text: `
          {product} es una app para juntar fondos con campañas y rifas digitales. Quien la crea cuenta
          su causa y pone una meta; quien colabora ve cuánto se va juntando.`,
      }),
      textSection({
        title: 'Nuestro _nombre_',
        anchor: 'nuestro-nombre',
        text: `
          - El nombre va con mayúscula y sin comillas: **{product}**.
          - Las campañas son de quien las organiza: nombralo en la nota.
          - Antes de citar una suma, mirala en la campaña: cambia todo el tiempo.`,
      }),
      {
        _type: 'callToAction',
        anchor: 'material',
        title: accentTitle('Llevate el _material_'),
        lead: 'El kit de prensa, con la marca y las capturas, está en la biblioteca.',
        buttons: keyed([
          link('Ir a la biblioteca', '/biblioteca'),
          link('Conocer al equipo', '/about-us'),
        ]),
        tone: 'amarillo',
      },
    ]),
  },
]

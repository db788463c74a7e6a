import type { Page } from '#app/sanity/types.generated'
import { accentTitle, richText } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { seo, textSections } from '../../authoring/blocks'
import { keyed, references, type SeedOf } from '../../authoring/document'
import { downloads, roundOne, roundTwo } from '../pages/investor-figures'
import { pressDownloads } from './library-resources'

/** Pages that staff made; editors may change, rename and remove them (PAGE-01). */
export const pages: SeedOf<Page>[] = [
  {
    _id: 'page-prensa',
    _type: 'page',
    title: 'Prensa',
    slug: { _type: 'slug', current: 'prensa' },
    heading: accentTitle('Hoja de _prensa_'),
    lead: 'Si estás escribiendo sobre {product} o sobre una campaña, acá tenés lo que hace falta para publicar hoy.',
    layout: 'frontPage',
    inFooter: true,
    seo: seo(
      'Prensa: datos y contacto de {product}',
      'Qué es {product}, cómo nombrarla, qué material podés usar y cómo hablar con el equipo para una nota sobre campañas y rifas digitales.',
    ),
    body: keyed([
      {
        _type: 'pictureText',
        title: accentTitle('La rifa del barrio, en el _celular_'),
        anchor: 'en-dos-lineas',
        body: richText(`
            {product} es una app para juntar fondos con campañas y rifas digitales. Quien la crea cuenta
            su causa y pone una meta; quien colabora ve cuánto se va juntando.

            Cada campaña es de quien la organiza: un club, una escuela, una familia. Puede vender
            números, ofrecer premios o pedir un bono, y el sorteo queda a la vista.`),
        picture: picture('hero-people'),
        side: 'left',
      },
      {
        _type: 'figureReceipt',
        anchor: 'datos',
        title: accentTitle('Los _datos_'),
        figures: keyed([downloads, roundOne, roundTwo]),
        note: 'Citalos con su fecha: cambian.',
      },
      ...textSections(`
        # Nuestro _nombre_ #nuestro-nombre

        - El nombre va con mayúscula y sin comillas: **{product}**.
        - El logo va entero, derecho y con aire alrededor.

        # Antes de _publicar_ #antes-de-publicar

        - Las campañas son de quien las organiza: nombralo en la nota.
        - Antes de citar una suma, mirala en la campaña: cambia todo el tiempo.

        # Tu _contacto_ #contacto

        **Milagros Sosa**, Comunidad y embajadores.

        [hola@yapa.example](mailto:hola@yapa.example)

        Contale para qué medio es la nota y cuándo cierra.`),
      {
        _type: 'resourceList',
        anchor: 'imagenes',
        title: accentTitle('Imágenes para _publicar_'),
        resources: references(pressDownloads),
      },
      {
        _type: 'resourceList',
        anchor: 'material',
        title: accentTitle('Para _leer_ antes'),
        resources: references([
          { _id: 'libraryResource-yapa-kit-de-prensa' },
          { _id: 'libraryResource-yapa-manual-de-marca' },
        ]),
      },
    ]),
  },
]

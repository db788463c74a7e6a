import { DocumentTextIcon, HeartIcon, CalendarIcon, BookIcon, DocumentIcon } from '@sanity/icons'
import type { ComponentType } from 'react'
import type { Template } from 'sanity'
import { accentTitle, richText, splitSections } from '#config/portable-text'
import { STAFF_PAGE } from './former-slugs'

/** A page without texts; it replaces the template that the Studio makes for the type. */
const empty = {
  id: STAFF_PAGE,
  title: 'Página en blanco',
  icon: DocumentIcon,
  value: { layout: 'sections', tone: 'naranja' },
}

interface Sample {
  /** Name of the page, also its title for search engines. */
  readonly title: string
  /** For search engines. */
  readonly description: string
  readonly [field: string]: unknown
}

/** A template with texts; the initial values of the schema complete it. */
function sample(id: string, name: string, icon: ComponentType, page: Sample) {
  const { description, ...content } = page
  const seo = { _type: 'seo', title: `${page.title} | {product}`, description }
  return { id, title: name, icon, value: { layout: 'sections', ...content, seo } }
}

/** Sections of text; the anchor of each, unique on its page, is also its key. */
const textSections = (markdown: string) =>
  splitSections(markdown).map(({ anchor, title, text }) => ({
    _type: 'richTextSection',
    _key: anchor,
    anchor,
    title: accentTitle(title),
    body: richText(text),
  }))

const campaign = sample('page-campaign', 'Página de campaña', HeartIcon, {
  tone: 'amarillo',
  title: 'Un techo para el club',
  heading: accentTitle('Un techo nuevo _para el club_'),
  lead: 'Contá en dos líneas la causa: para quién es, qué falta y para cuándo.',
  body: [
    ...textSections(`
      # Por qué lo _hacemos_ #la-causa

      Contá qué pasó y a quién le cambia la vida. Nombres, barrio y una situación concreta convencen más que los adjetivos.

      Decí cuánta plata hace falta y en qué se gasta cada parte.`),
    {
      _type: 'stepList',
      _key: 'pasos',
      anchor: 'como-ayudar',
      title: accentTitle('Cómo _ayudás_'),
      steps: [
        { _type: 'step', _key: 's1', title: 'Elegí tu número', text: 'O doná lo que puedas.' },
        {
          _type: 'step',
          _key: 's2',
          title: 'Compartila',
          text: 'Mandala al grupo de la escuela o del trabajo.',
        },
        {
          _type: 'step',
          _key: 's3',
          title: 'Seguí las cuentas',
          text: 'Lo que se junta se ve todo el tiempo.',
        },
      ],
    },
    {
      _type: 'callToAction',
      _key: 'ayudar',
      anchor: 'ayudar',
      title: accentTitle('Sumate _hoy_'),
      lead: 'Cada número acerca la meta.',
      buttons: [
        {
          _type: 'link',
          _key: 'b',
          label: 'Descargar la app',
          href: '/#descargar',
          openInNewTab: false,
        },
      ],
      tone: 'naranja',
    },
  ],
  description:
    'Sumate a la campaña: mirá para qué es, cuánto falta y cómo ayudar desde tu celular.',
})

const event = sample('page-event', 'Página de evento', CalendarIcon, {
  tone: 'verde',
  title: 'Sorteo en vivo',
  heading: accentTitle('Sorteo en vivo, _nos vemos ahí_'),
  lead: 'Qué es, qué día, a qué hora y dónde, en dos líneas.',
  body: [
    ...textSections(`
      # Cuándo y _dónde_ #cuando-y-donde

      - Día: sábado 14 de marzo.
      - Hora: de 17 a 21.
      - Lugar: Club del barrio, calle y número.

      # Cómo _participás_ #como-participar

      Decí si hay que anotarse, cuánto sale y qué conviene llevar.

      Contá también qué pasa si llueve.`),
    {
      _type: 'shareText',
      _key: 'compartir',
      anchor: 'compartir',
      title: accentTitle('Pasá la _voz_'),
      text: 'El sábado hay sorteo en el club. ¿Vamos?',
      copyLabel: 'Copiar',
      copiedLabel: 'Copiado',
      whatsappLabel: 'Mandar por WhatsApp',
    },
  ],
  description: 'Día, hora, lugar y cómo participar del sorteo en vivo.',
})

const press = sample('page-press', 'Nota de prensa', DocumentTextIcon, {
  tone: 'celeste',
  title: 'Nota de prensa',
  heading: accentTitle('El título dice _la noticia_'),
  lead: 'Qué pasó, quién lo hizo, cuándo y dónde, en dos líneas.',
  body: [
    ...textSections(`
      # La _noticia_ #la-noticia

      Bahía Blanca, día y mes. Empezá por lo más importante: quien lee solo este párrafo tiene que entender todo.

      Seguí con los datos, cada uno con su fuente y su fecha.

      «Una frase de alguien del equipo o de la causa», dijo su nombre y su función.

      # Contacto de _prensa_ #contacto

      Nombre, correo y teléfono de quien responde a los medios.`),
  ],
  description: 'La noticia, los datos con su fuente y el contacto para medios.',
})

const legal = sample('page-legal', 'Texto legal', BookIcon, {
  layout: 'longText',
  tone: 'rosa',
  title: 'Bases y condiciones',
  heading: accentTitle('Bases y condiciones _claras_'),
  lead: 'De qué rifa o promoción son estas bases, y quién la organiza.',
  updatedLabel: 'Actualizadas el {date}.',
  body: [
    ...textSections(`
      # Quién _organiza_ #quien-organiza

      Nombre completo o razón social, CUIT y domicilio de quien organiza.

      # Desde y hasta _cuándo_ #vigencia

      Desde las 00:00 del día de inicio hasta las 23:59 del día de cierre, hora de la Argentina.

      # Cómo se _participa_ #como-participar

      - Quiénes pueden participar y desde qué edad.
      - Cuántos números hay y cuánto sale cada uno.
      - Cómo se participa sin comprar, si la ley lo pide.

      # Premios y _sorteo_ #premios

      Qué se sortea, cuándo, dónde y cómo se elige a quien gana.

      Cómo se avisa, cuánto tiempo hay para retirar el premio y qué pasa si nadie lo retira.`),
    {
      _type: 'notice',
      _key: 'aviso',
      kind: 'legal',
      title: 'Autorización',
      text: richText('Organismo que autorizó la rifa, número de expediente y fecha.'),
    },
  ],
  description: 'Quién organiza, vigencia, cómo se participa, premios y sorteo.',
})

/** What a new page can start from (PAGE-01). Their texts are examples that staff replace. */
export const pageTemplates: Template[] = [empty, campaign, event, press, legal].map((template) => {
  return { ...template, schemaType: STAFF_PAGE }
})

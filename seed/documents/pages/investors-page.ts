import type { InvestorsPage } from '#app/sanity/types.generated'
import { accentTitle, richText } from '#config/portable-text'
import { seo } from '../../authoring/blocks'
import { picture } from '../../authoring/assets'
import { items, keyed, reference, references, singleton } from '../../authoring/document'
import { teamMembers } from '../collections/team-members'
import { whatsappNumber } from '../settings/contact'
import {
  downloads,
  figuresDay,
  investmentMinimum,
  projectedReturn,
  roundOne,
  roundTwo,
} from './investor-figures'
import { disclosure } from './investor-disclosure'
import { investorForm, investorHeader } from './investor-form'
import {
  planParts,
  roadmapItems,
  tractionItems,
  uniquenessItems,
  whyClaims,
} from './investor-lists'
import { screens, screenViewer } from './investor-screens'

/** The investors page (INV-01 to INV-15). */
export const investorsPage = singleton<InvestorsPage>('investorsPage', {
  title: 'Inversores',
  hero: {
    title: accentTitle('Sé parte del futuro de la _colaboración_ digital'),
    subtitle: 'Invertí en {product}.',
    ctaLabel: 'Solicitar acceso al plan de inversión completo',
    logo: picture('logo-mono', 'Logo de {product}'),
    people: keyed([picture('investors-people-1'), picture('investors-people-2')]),
    figures: keyed([downloads, investmentMinimum, projectedReturn]),
  },
  textBlocks: items('textBlock', [
    {
      title: accentTitle('Una app que ya _funciona_'),
      text: richText(`
        {product} lleva al celular algo que todos saben usar: la rifa, el bono, la colecta. Quien tiene
        una causa abre una campaña, quien quiere ayudar colabora y participa por premios, y un sistema
        de estatus, puntos, embajadores y concursos le da motivos para volver.`),
      picture: picture('screen-02'),
    },
    {
      title: accentTitle('Tracción que se puede _contar_'),
      text: richText(`
        Empezamos en la Argentina y ya tenemos empresas constituidas en Uruguay y Paraguay.`),
      picture: picture('screen-07'),
    },
  ]),
  planList: {
    summary: reference('libraryResource-yapa-resumen-inversores'),
    title: accentTitle('Qué incluye el plan _completo_'),
    lead: 'Te lo mandamos entero, para leer con tiempo y con tus asesores.',
    items: items('point', Object.values(planParts)),
  },
  screenshots: {
    title: accentTitle('La app, por _dentro_'),
    label: 'Once pantallas de la app de {product}',
    pictures: keyed(screens),
    viewer: screenViewer,
  },
  opportunity: {
    title: accentTitle('_Oportunidad_ de Inversión'),
    lead: 'El detalle, con sus supuestos, está en el plan completo.',
    figures: keyed([investmentMinimum, projectedReturn, roundOne, roundTwo]),
    terms: items('point', [
      {
        title: 'Una LLC de Florida, Estados Unidos',
        text: 'La sociedad que concentra la participación es una LLC registrada en Florida, USA.',
      },
      {
        title: 'SAFE o equity, según el monto',
        text: 'El instrumento depende de cuánto inviertas. En los dos casos firmás un contrato antes de transferir.',
      },
    ]),
    riskTitle: 'Podés perder todo lo que pongas',
    riskNotice:
      'Invertir en una empresa que recién empieza es riesgoso: no hay un mercado donde vender tu parte cuando quieras y los plazos pueden no cumplirse. Los retornos proyectados son estimaciones, no garantías. Esta página informa: no es una oferta pública ni un consejo financiero, legal o impositivo.',
  },
  uniqueness: {
    title: accentTitle('Qué nos hace _únicos_?'),
    lead: 'Nadie más ofrece una solución tan completa, transparente y justa.',
    items: keyed(uniquenessItems),
  },
  traction: {
    title: accentTitle('Tracción _real_ y próximos pasos'),
    items: keyed(tractionItems),
    doneLabel: 'Cumplido',
    nextLabel: 'Próximo paso',
  },
  roadmap: {
    title: accentTitle('Hoja de ruta _2025_'),
    lead: 'Seis frentes, en paralelo. Los plazos son objetivos de la compañía y pueden cambiar.',
    items: keyed(roadmapItems),
  },
  team: {
    title: accentTitle('El equipo que lidera el _cambio_'),
    lead: 'Siete personas y una obsesión: que ayudar sea fácil y se pueda comprobar.',
    members: references(teamMembers),
  },
  disclosure,
  why: {
    title: accentTitle('Por qué _{product}_'),
    lead: 'La solidaridad no hay que inventarla. Hay que darle una herramienta a la altura.',
    claims: keyed(whyClaims),
    picture: picture('rewards'),
  },
  contact: {
    title: accentTitle('¿Lo _charlamos_?'),
    text: 'Preguntá lo que quieras, también lo incómodo. Te responde alguien del equipo, sin compromiso.',
    buttonLabel: 'Hablar por WhatsApp',
  },
  whatsapp: {
    number: whatsappNumber,
    message:
      'Hola, me interesa invertir en {product} y quisiera recibir más información sobre el plan de inversión completo.',
  },
  header: investorHeader,
  form: investorForm,
  seo: seo(
    'Invertí en {product} | Inversores',
    `Más de 50.000 descargas ${figuresDay}, una app en Android y iOS y un plan de expansión regional. Pedí el plan de inversión completo.`,
    'social-investors',
  ),
})

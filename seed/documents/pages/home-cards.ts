import type { Explainer, FeatureCard } from '#app/sanity/types.generated'
import { richText } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link } from '../../authoring/blocks'
import { items } from '../../authoring/document'

/** What the app does, in six cards (HOME-01). */
export const featureItems: (FeatureCard & { _key: string })[] = items('featureCard', [
  {
    title: 'Armá tu campaña en minutos',
    text: 'Foto, historia, meta y fecha de cierre. Elegís si es una campaña o una rifa y qué se llevan los que colaboran.',
    picture: picture('feature-1'),
    tone: 'naranja',
  },
  {
    title: 'Compartila con un enlace o un QR',
    text: 'Mandala por WhatsApp, pegá el código en la vidriera del almacén o mostralo en la puerta de la cancha. Todos caen en la misma página.',
    picture: picture('feature-2'),
    tone: 'verde',
  },
  {
    title: 'Que cada uno elija sus números',
    text: 'Una grilla clara con los libres y los vendidos. El que le juega siempre al 27 lo busca, lo toca y es suyo.',
    picture: picture('feature-3'),
    tone: 'amarillo',
  },
  {
    title: 'Sorteá con las cartas sobre la mesa',
    text: 'Las bases se publican antes de vender y el resultado queda en la página de la rifa. Sin papelitos perdidos ni discusiones.',
    picture: picture('feature-4'),
    link: link('Cómo se cuidan los sorteos', '#sorteos-claros'),
    tone: 'celeste',
  },
  {
    title: 'Seguí cada colaboración',
    text: 'Ves lo que entra, quién colaboró y cuánto falta para la meta. Y a los que ayudaron les podés contar en qué se usó.',
    picture: picture('feature-5'),
    link: link('Qué cuesta', '#cuanto-cuesta'),
    tone: 'rosa',
  },
  {
    title: 'Premiá a los que están siempre',
    text: 'Premios, bonos y recompensas para agradecer en serio. Los que más empujan suman puntos, suben de estatus y son embajadores.',
    picture: picture('feature-6'),
    link: link('Cómo funcionan las recompensas', '#recompensas'),
    tone: 'naranja',
  },
])

/** How raffles, bonds, prizes and rewards work (HOME-01). */
export const explainerItems: (Explainer & { _key: string })[] = items('explainer', [
  {
    title: 'Rifas',
    anchor: 'rifas',
    summary: 'Números a la venta, una fecha y un premio que se sortea entre quienes colaboraron.',
    content: richText(`
      Quien organiza decide cuántos números hay, cuánto sale cada uno, qué se sortea y cuándo. Eso se
      publica antes de vender el primero y no cambia en perjuicio de quien ya compró.

      Vos elegís tus números en la grilla, pagás y quedan a tu nombre. El día del sorteo, el número
      ganador se publica en la página de la rifa.`),
    picture: picture('raffles'),
    tone: 'naranja',
  },
  {
    title: 'Bonos',
    anchor: 'bonos',
    summary: 'Una colaboración de monto fijo, con su talón: el bono contribución de toda la vida.',
    content: richText(`
      Sirven cuando lo que importa es llegar a la meta: un monto claro, fácil de pedir y fácil de dar.
      Cada bono queda registrado a nombre de quien lo compró.

      Según cómo lo arme quien organiza, un bono puede dar además una recompensa o un lugar en un
      sorteo. Si es así, la campaña lo dice.`),
    picture: picture('bonds'),
    tone: 'amarillo',
  },
  {
    title: 'Premios',
    anchor: 'como-son-los-premios',
    summary: 'Lo que se sortea o se entrega a quienes colaboran, descripto antes de empezar.',
    content: richText(`
      Una bicicleta, una torta, una camiseta firmada: el premio lo pone y lo entrega quien organiza,
      tal como lo publicó, con fotos y con un plazo de entrega.

      Los premios de una rifa se sortean entre los números pagados. También hay premios que se ganan
      en los concursos de {product}, con reglas que ves en la app antes de participar.`),
    picture: picture('prizes'),
    tone: 'verde',
  },
  {
    title: 'Recompensas',
    anchor: 'recompensas',
    summary: 'Estatus, puntos, embajadores y concursos: ayudar seguido tiene su yapa.',
    content: richText(`
      - **Puntos.** Sumás cuando colaborás, cuando creás campañas y cuando alguien llega por vos.
      - **Estatus.** Los puntos te hacen subir de nivel, y el nivel se ve en tu perfil.
      - **Embajadores.** Si te gusta empujar causas ajenas, tenés tu enlace propio y una tabla donde se
        nota quién más ayudó.
      - **Concursos.** Cada tanto hay desafíos por tiempo limitado, con premios para los que más suman.

      Los puntos y el estatus son un reconocimiento: no son plata ni se cambian por plata.`),
    picture: picture('rewards'),
    tone: 'celeste',
  },
])

import sharp from 'sharp'
import type { PictureName } from '../../catalogue'
import { wordmark } from '../../brand/wordmark'
import type { Family, RenderFile } from '../../family'
import { serial } from '../../props/paper'
import { embedded } from '../pictures'
import { page } from '../style'

interface Card {
  /** Headline with one `em`: the wide word. */
  readonly headline: string
  readonly note: string
  readonly picture?: PictureName
  readonly focus?: string
  /** Shows the complete picture instead of a part of it. */
  readonly isWhole?: boolean
  readonly ground: string
  readonly ink: string
  readonly accent: string
  readonly size?: number
}

const papel = '#FFF8EA'
const tinta = '#1D1736'

/** Shows a picture of SOS Bahía, which has the colour of paper around it. */
const onPaper = { isWhole: true, ground: papel, ink: '#17548F', accent: '#B8320D' }

const cards: Readonly<Record<string, Card>> = {
  home: {
    headline: 'Tu causa suma. Cada número <em>ayuda.</em>',
    note: 'Campañas, rifas, premios y bonos, desde el celular.',
    picture: 'hero-people',
    isWhole: true,
    ground: papel,
    ink: tinta,
    accent: '#B8320D',
  },
  investors: {
    headline: 'Sé parte del futuro de la <em>colaboración</em> digital',
    note: 'Invertí en Yapa.',
    picture: 'investors-people-1',
    isWhole: true,
    ground: tinta,
    ink: papel,
    accent: '#FFC436',
    size: 66,
  },
  about: {
    headline: 'La solidaridad se <em>organiza</em>',
    note: 'Quiénes somos y por qué lo hacemos.',
    picture: 'about-team',
    focus: '34% 30%',
    ground: '#FFC436',
    ink: tinta,
    accent: tinta,
  },
  legal: {
    headline: 'Reglas <em>claras</em>',
    note: 'Términos, privacidad y bases.',
    ground: '#FCEFD6',
    ink: tinta,
    accent: '#B8320D',
    size: 150,
  },
  library: {
    headline: 'Guías y descargas en la <em>biblioteca</em>',
    note: 'Para armar tu campaña o tu rifa.',
    picture: 'campaign-03',
    focus: '30% 50%',
    ground: '#0F7B54',
    ink: papel,
    accent: '#FFC436',
    size: 84,
  },
  sos: {
    headline: 'SOS <em>Bahía</em>',
    note: 'Campañas para colaborar y lugares donde pedir ayuda.',
    picture: 'flood-neighbours',
    focus: '30% 50%',
    ground: '#1A5FA3',
    ink: papel,
    accent: '#FFC436',
    size: 140,
  },
  'sos-donate': {
    headline: 'Donar lleva <em>ocho</em> pasos',
    note: 'SOS Bahía: cómo donar.',
    picture: 'sos-donate',
    ...onPaper,
  },
  'sos-help': {
    headline: 'Pedir ayuda también es de <em>valientes</em>',
    note: 'SOS Bahía: formas de pedir una mano.',
    picture: 'sos-help',
    ...onPaper,
    size: 84,
  },
  'sos-social': {
    headline: 'Que se <em>entere</em> todo el mundo',
    note: 'SOS Bahía: redes sociales.',
    picture: 'sos-voices',
    ...onPaper,
  },
  'sos-profile': {
    headline: 'Tu perfil vive en la <em>app</em>',
    note: 'SOS Bahía: tus números y tus campañas.',
    picture: 'sos-profile',
    ...onPaper,
  },
  fuerzabahia: {
    headline: '#FUERZA <em>BAHIA</em>',
    note: 'Cinco pasos para sumar tu ayuda.',
    picture: 'flood-kitchen',
    focus: '40% 50%',
    ground: papel,
    ink: '#17548F',
    accent: '#B8320D',
    size: 118,
  },
  todos: {
    headline: 'Todos por <em>Bahía</em> Blanca',
    note: 'Tres campañas de colaboración, en una página.',
    picture: 'flood-help',
    focus: '60% 50%',
    ground: '#17548F',
    ink: papel,
    accent: '#FFC436',
    size: 112,
  },
  gallery: {
    headline: 'Galería de <em>archivos</em>',
    note: 'Imágenes y documentos listos para usar.',
    ground: '#F4532B',
    ink: tinta,
    accent: papel,
    size: 112,
  },
}

/** Stands on the band. */
const whole = 'right:16px;bottom:56px;width:580px'
const part = ({ focus = '50% 50%' }: Card) =>
  `right:-20px;top:-20px;width:530px;height:600px;object-fit:cover;object-position:${focus};transform:rotate(2deg)`

const style = (card: Card) => `
body{width:1200px;height:630px;overflow:hidden;background:${card.ground};color:${card.ink};position:relative}
.t{position:absolute;left:64px;top:56px;bottom:96px;width:${card.picture === undefined ? 660 : 590}px;display:flex;flex-direction:column}
.t>svg{height:56px;width:auto;align-self:flex-start;margin-bottom:auto}
h1{font:900 ${card.size ?? 92}px/.9 Anybody;font-stretch:66%;letter-spacing:-.025em}h1 em{font-style:normal;font-stretch:108%;color:${card.accent};display:inline-block}
p{font:600 26px/1.25 Figtree;margin-top:24px;text-wrap:balance}
.pic{position:absolute;${card.isWhole === true ? whole : part(card)}}
.band{position:absolute;left:0;right:0;bottom:0;height:56px;background:var(--fuente);display:flex;gap:46px;align-items:center;padding-left:64px;font:900 25px/1 Anybody;font-stretch:135%;color:#1D1736;white-space:nowrap;overflow:hidden}
.band i{font-style:normal;color:transparent;-webkit-text-stroke:1.6px #1D1736}
.k{position:absolute;right:-40px;width:520px;height:170px;--n:22px;display:grid;grid-template-columns:1fr 150px;align-items:center;padding-left:44px;font:900 58px/.9 Anybody;font-stretch:84%}.k b{border-left:5px dashed currentColor;height:130px;padding-left:20px;font:900 58px/130px Anybody;font-stretch:58%}
`

const tickets = `<div class="k ticket" style="top:70px;background:#0F7B54;color:${papel};transform:rotate(6deg)">Rifa<b>${serial('social 1')}</b></div>
<div class="k ticket" style="top:215px;background:${papel};color:${tinta};transform:rotate(-4deg)">Bono<b>${serial('social 2')}</b></div>
<div class="k ticket" style="top:362px;background:#FFC436;color:${tinta};transform:rotate(3deg)">Sorteo<b>${serial('social 3')}</b></div>`

const words = ['CAMPAÑAS', 'RIFAS', 'PREMIOS', 'BONOS', 'RECOMPENSAS', 'SORTEOS']
  .map((word, i) => (i % 2 === 0 ? `<span>${word}</span>` : `<i>${word}</i>`))
  .join('')

const captured =
  (card: Card): RenderFile =>
  async (renderer) => {
    const side =
      card.picture === undefined
        ? tickets
        : `<img class="pic" src="${await embedded(card.picture, 900)}">`
    const logo = wordmark(card.ink, card.ground === '#F4532B' ? papel : card.accent)
    const body = `${side}<div class="t">${logo}<h1>${card.headline}</h1><p>${card.note}</p></div><div class="band">${words}</div>`
    const picture = await renderer.picture(page(style(card), body), 1200, 630)
    return sharp(picture).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer()
  }

/** The picture of each page for social networks, 1200 × 630. */
export const social: Family = Object.fromEntries(
  Object.entries(cards).map(([name, card]) => [`social/${name}.png`, captured(card)]),
)

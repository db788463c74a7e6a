import { wordmark } from '../../brand/wordmark'
import { page } from '../style'

/** A booklet: its cover words and its chapters as markup. */
export interface Booklet {
  /** Plain title, for the file's properties. */
  readonly title: string
  /** Title as markup with one `em`: the wide word. */
  readonly headline: string
  readonly lead: string
  readonly chapters: readonly string[]
  /** Picture of the cover as a data address. */
  readonly picture?: string
  /** Dark cover, as the pages for investors have. */
  readonly dark?: boolean
  readonly foot: string
}

const style = `
@page{size:A4;margin:17mm 18mm 20mm;@bottom-left{content:'yapa!';font:900 10pt Anybody;font-stretch:130%;color:#1D1736}@bottom-right{content:counter(page);font:900 16pt Anybody;font-stretch:58%;color:#1D1736}}
@page:first{margin:0;@bottom-left{content:none}@bottom-right{content:none}}
body{font-size:11pt;line-height:1.5;background:#fff}
.cover{width:100vw;height:100vh;padding:17mm 18mm;display:flex;flex-direction:column;background:var(--papel);position:relative;overflow:hidden;page-break-after:always}
.cover.dark{background:var(--tinta);color:var(--papel)}
.cover svg{height:15mm;width:auto;align-self:flex-start}
.cover h1{font:900 62pt/.9 Anybody;font-stretch:66%;letter-spacing:-.025em;margin-top:18mm}.cover h1 em{font-style:normal;font-stretch:112%;color:var(--naranja-oscuro);display:block}.cover.dark h1 em{color:var(--amarillo)}
.cover p.lead{font:500 16pt/1.4 Figtree;max-width:140mm;margin-top:8mm}
.cover img{position:absolute;left:0;right:0;bottom:15mm;width:100%;height:120mm;object-fit:cover;object-position:50% 30%}
.cover .band{position:absolute;left:0;right:0;bottom:0;height:15mm;background:var(--fuente);display:flex;align-items:center;padding-left:18mm;font:900 13pt/1 Anybody;font-stretch:130%;color:#1D1736}
h2{font:900 26pt/.95 Anybody;font-stretch:72%;letter-spacing:-.02em;margin:0 0 5mm;padding-top:4mm;border-top:1.2mm solid var(--tinta);break-after:avoid}
section{margin-bottom:10mm;break-inside:avoid}
h3{font:800 13.5pt/1.15 Anybody;font-stretch:92%;margin:5mm 0 1.5mm;break-after:avoid}
p{margin-bottom:2.6mm;max-width:150mm}ul,ol{margin:0 0 3mm 5.5mm}li{margin-bottom:1.4mm;max-width:146mm}li::marker{font-weight:800;color:var(--naranja-oscuro)}
ol.steps{list-style:none;margin-left:0;counter-reset:s}ol.steps li{counter-increment:s;display:grid;grid-template-columns:19mm 1fr;padding:3mm 0;border-top:.7mm dashed #1d173644;break-inside:avoid;max-width:none}ol.steps li:before{content:counter(s);font:900 40pt/.8 Anybody;font-stretch:52%}ol.steps b{display:block;font:800 13pt/1.2 Anybody;font-stretch:92%;margin-bottom:1mm}
.figs{display:grid;grid-template-columns:repeat(3,1fr);background:var(--papel-2);margin:4mm 0 5mm;break-inside:avoid}.figs div{padding:5mm}.figs div+div{border-left:.7mm dashed #1d173655}.figs b{display:block;font:900 24pt/1 Anybody;font-stretch:60%;margin-bottom:1mm}.figs span{font-size:9.5pt;line-height:1.3;display:block}
.note{background:var(--amarillo);padding:4.5mm 6mm;margin:4mm 0;break-inside:avoid;padding-left:8mm;padding-right:8mm}.note p{margin:0;max-width:none}.note.risk{background:var(--rosa)}
/* Notches as white discs: a mask would turn the text of a PDF into a picture. */
.bitten{position:relative}.bitten:before,.bitten:after{content:'';position:absolute;top:calc(50% - 3mm);width:6mm;height:6mm;border-radius:50%;background:#fff}.bitten:before{left:-3mm}.bitten:after{right:-3mm}
table{width:100%;border-collapse:collapse;margin:3mm 0 5mm;font-size:10.5pt;break-inside:avoid}th{text-align:left;font:800 11pt Anybody;font-stretch:88%;border-bottom:.9mm solid var(--tinta);padding:2mm 3mm 2mm 0}td{border-bottom:.5mm dashed #1d173644;padding:2.2mm 3mm 2.2mm 0;vertical-align:top}td:first-child{font-weight:700}
.fill{border-bottom:.4mm solid var(--tinta);display:inline-block;min-width:44mm}
.sw{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;margin:4mm 0}.sw div{padding:14mm 4mm 3mm;font-size:9.5pt;line-height:1.3}.sw b{display:block;font-size:11pt}
.end{break-before:avoid;font-size:9.5pt;color:#4a4560;border-top:.7mm dashed #1d173655;padding-top:3mm}
`

/** The booklet as a document for A4 pages. */
export function bookletMarkup(booklet: Booklet): string {
  const { title, headline, lead, chapters, picture, dark = false, foot } = booklet
  const logo = dark ? wordmark('#FFF8EA', '#FFC436') : wordmark('#1D1736', '#F4532B')
  const image = picture === undefined ? '' : `<img src="${picture}" alt="">`
  return page(
    style,
    `<div class="cover${dark ? ' dark' : ''}">${logo}<h1>${headline}</h1><p class="lead">${lead}</p>${image}<div class="band">CAMPAÑAS · RIFAS · PREMIOS · BONOS</div></div>` +
      chapters.join('') +
      `<p class="end">${foot}</p>`,
    title,
  )
}

export const chapter = (title: string, ...content: readonly string[]): string =>
  `<section><h2>${title}</h2>${content.join('')}</section>`

export const text = (...paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')

export const heading = (words: string): string => `<h3>${words}</h3>`

export const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** Numbered steps: a title and what to do. */
export const steps = (...items: readonly (readonly [string, string])[]): string =>
  `<ol class="steps">${items.map(([title, what]) => `<li><div><b>${title}</b>${what}</div></li>`).join('')}</ol>`

/** Up to three figures and what each one is. */
export const figures = (...items: readonly (readonly [string, string])[]): string =>
  `<div class="figs">${items.map(([value, label]) => `<div><b>${value}</b><span>${label}</span></div>`).join('')}</div>`

export const note = (words: string, risk = false): string =>
  `<div class="note bitten${risk ? ' risk' : ''}"><p>${words}</p></div>`

/** A table: its column titles, then its rows. */
export const table = (
  columns: readonly string[],
  ...rows: readonly (readonly string[])[]
): string =>
  `<table><thead><tr>${columns.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>` +
  rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('') +
  '</tbody></table>'

/** Questions with their answers. */
export const questions = (...items: readonly (readonly [string, string])[]): string =>
  items.map(([question, answer]) => heading(question) + text(answer)).join('')

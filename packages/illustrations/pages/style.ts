import { fontFaces } from '../press/renderer'

/** Colours and shapes that all HTML pages share. */
export const baseStyle = `${fontFaces}
:root{--papel:#FFF8EA;--papel-2:#FCEFD6;--tinta:#1D1736;--tinta-2:#2A2350;--naranja:#F4532B;--naranja-oscuro:#B8320D;--amarillo:#FFC436;--celeste:#2E86DE;--verde:#0F7B54;--rosa:#FFD3C4;
--fuente:linear-gradient(90deg,#F4532B 0 18%,#FF8A2B 30%,#FFC436 52%,#8DC63F 72%,#0F7B54 88%)}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 15px/1.45 Figtree;color:var(--tinta);background:var(--papel);-webkit-font-smoothing:antialiased}
.d{font-family:Anybody;font-weight:900;font-stretch:72%;letter-spacing:-.02em;line-height:.95}
.w{font-stretch:115%}
.n{font-family:Anybody;font-weight:900;font-stretch:58%;line-height:1;font-variant-numeric:tabular-nums}
.ticket{--n:9px;-webkit-mask:radial-gradient(circle var(--n) at 0 50%,#0000 98%,#000) 0/51% 100% no-repeat,radial-gradient(circle var(--n) at 100% 50%,#0000 98%,#000) 100%/51% 100% no-repeat}
.receipt{--b:7px;-webkit-mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/calc(2*var(--b)) 100%}
`

/** Escapes text for HTML. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A complete HTML document. */
export const page = (style: string, body: string, title = 'Yapa'): string =>
  `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${baseStyle}${style}</style></head><body>${body}</body></html>`

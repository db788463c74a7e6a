import { page } from '../style'

const style = `
body{width:390px;height:844px;overflow:hidden;position:relative}
header{display:flex;justify-content:space-between;padding:15px 28px 8px;font:700 15px Figtree}
.sig{display:flex;gap:5px;align-items:flex-end}.sig i{width:4px;background:currentColor;border-radius:1px}
.sig b{width:24px;height:12px;border:2px solid currentColor;border-radius:3px;margin-left:4px;position:relative}.sig b:after{content:'';position:absolute;inset:1.5px 5px 1.5px 1.5px;background:currentColor}
.bar{display:flex;align-items:center;gap:12px;padding:6px 20px 12px}.bar h1{font:900 26px/1 Anybody;font-stretch:76%;letter-spacing:-.02em}
.back{width:38px;height:38px;border:2px solid var(--tinta);display:grid;place-items:center;border-radius:4px;font:900 20px/1 Anybody}
main{padding:0 20px}
nav{position:absolute;bottom:0;left:0;right:0;height:84px;background:var(--papel);border-top:3px dashed #1d173633;display:grid;grid-template-columns:repeat(5,1fr);padding:12px 8px 0;font:600 11.5px Figtree;text-align:center}
nav span{opacity:.72}nav span.on{opacity:1;font-weight:800;color:var(--naranja-oscuro)}nav svg{display:block;margin:0 auto 4px}
.home{position:absolute;bottom:8px;left:50%;width:134px;height:5px;margin-left:-67px;background:currentColor;border-radius:3px}
.btn{display:block;background:var(--tinta);color:var(--papel);font:800 17px/1 Figtree;text-align:center;padding:18px;border-radius:4px}
.btn.y{background:var(--amarillo);color:var(--tinta)}
.muted{color:#5b5570}.small{font-size:13px}.row{display:flex;justify-content:space-between;align-items:center}
.meter{height:12px;background:#1d17361f;position:relative}.meter i{position:absolute;inset:0 auto 0 0;background:var(--verde)}
.perf{border:0;border-top:3px dashed #1d173640;margin:14px 0}
img{display:block;width:100%;object-fit:cover}
.foot{position:absolute;left:20px;right:20px;bottom:34px}
`

const icon = (path: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"><path d="${path}"/></svg>`

const tabs = [
  ['Inicio', 'M4 11L12 4L20 11V20H4Z'],
  ['Buscar', 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21'],
  ['Crear', 'M12 5V19M5 12H19'],
  ['Números', 'M3 6H21V10A2 2 0 0 0 21 14V18H3V14A2 2 0 0 0 3 10ZM15 7V17'],
  ['Perfil', 'M12 4a4 4 0 1 0 .01 0M4 21C4 15 20 15 20 21'],
] as const

/** A screen of the app. */
export interface AppScreen {
  readonly body: string
  /** Extra style rules of this screen. */
  readonly style?: string
  /** Heading of the bar with its way back. */
  readonly heading?: string
  /** The lit tab; without it the screen has no tabs. */
  readonly tab?: (typeof tabs)[number][0]
  /** Ground and text colours when they are not the usual ones. */
  readonly ground?: string
  readonly ink?: string
}

const statusBar =
  '<header><span>9:41</span><span class="sig"><i style="height:5px"></i><i style="height:8px"></i><i style="height:11px"></i><i style="height:14px"></i><b></b></span></header>'

/** The screen as a document of 390 × 844 CSS pixels. */
export function screenMarkup(screen: AppScreen): string {
  const { tab, heading, ground, ink } = screen
  const colours = `body{${ground === undefined ? '' : `background:${ground};`}${ink === undefined ? '' : `color:${ink};`}}`
  const bar =
    heading === undefined
      ? ''
      : `<div class="bar"><span class="back">‹</span><h1>${heading}</h1></div>`
  const nav =
    tab === undefined
      ? ''
      : `<nav>${tabs.map(([name, path]) => `<span${name === tab ? ' class="on"' : ''}>${icon(path)}${name}</span>`).join('')}</nav>`
  return page(
    style + colours + (screen.style ?? ''),
    `${statusBar}${bar}<main>${screen.body}</main>${nav}<i class="home"></i>`,
  )
}

import sharp from 'sharp'
import type { RenderFile } from '../family'
import { embedded } from './pictures'
import { page } from './style'

const style = `body{width:1200px;height:900px;overflow:hidden;background:var(--amarillo);position:relative}
.g{position:absolute;inset:0;background:repeating-conic-gradient(from 4deg at 50% 60%,#FFC436 0 10deg,#FFB02E 10deg 20deg)}
.p{position:absolute;width:330px;border:11px solid var(--tinta);border-radius:34px;overflow:hidden;background:var(--tinta)}.p img{display:block;width:100%;border-radius:24px}
.h{position:absolute;border-radius:34px;width:330px;height:714px;background:radial-gradient(circle,var(--naranja) 2.4px,#0000 2.6px) 0 0/8px 8px}
.b{position:absolute;left:-10px;right:-10px;bottom:-6px;height:84px;background:var(--tinta);color:var(--papel);font:900 42px/84px Anybody;font-stretch:128%;padding-left:60px;white-space:nowrap}.b i{font-style:normal;color:var(--amarillo);margin:0 24px}`

/** Three screens of the app on a yellow background. */
export const appMockup: RenderFile = async (renderer) => {
  const phones = await Promise.all(
    (
      [
        ['screen-03', 'left:96px;top:130px;transform:rotate(-7deg)'],
        ['screen-05', 'right:96px;top:130px;transform:rotate(7deg)'],
        ['screen-02', 'left:435px;top:64px'],
      ] as const
    ).map(
      async ([name, place]) =>
        `<div class="h" style="${place};margin:16px 0 0 16px"></div><div class="p" style="${place}"><img src="${await embedded(name, 780)}"></div>`,
    ),
  )
  const png = await renderer.picture(
    page(
      style,
      `<div class="g"></div>${phones.join('')}<div class="b">CAMPAÑAS<i>RIFAS</i>PREMIOS<i>BONOS</i></div>`,
    ),
    1200,
    900,
  )
  return sharp(png).webp({ quality: 84, effort: 6 }).toBuffer()
}

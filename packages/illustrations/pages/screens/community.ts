import { embedded } from '../pictures'
import type { AppScreen } from './frame'

/** The draw, live. */
export function liveDraw(): AppScreen {
  const prize = (place: string, name: string, state: string) =>
    `<div class="p"><span class="n">${place}</span><b>${name}</b><span class="small">${state}</span></div>`
  return {
    ground: 'var(--verde)',
    ink: 'var(--papel)',
    style: `.live{display:inline-block;background:var(--papel);color:var(--tinta);font:800 13px/1 Figtree;padding:8px 12px;border-radius:3px}.live:before{content:'';display:inline-block;width:9px;height:9px;border-radius:50%;background:var(--naranja);margin-right:7px}
h1{font:900 56px/.88 Anybody;font-stretch:66%;letter-spacing:-.025em;margin:16px 0 22px}h1 em{font-style:normal;font-stretch:108%;color:var(--amarillo)}
.num{background:var(--amarillo);color:var(--tinta);padding:22px 26px;transform:rotate(-2.5deg);display:grid;gap:2px;--n:14px;margin:0 -4px 26px}.num .n{font-size:112px;letter-spacing:.01em}
.p{display:grid;grid-template-columns:46px 1fr auto;align-items:center;padding:12px 0;border-top:3px dashed #fff8ea66}.p .n{font-size:28px;color:var(--amarillo)}`,
    body: `<span class="live">EN VIVO · 1.284 mirando</span><h1>Salió el<br><em>número</em></h1>
<div class="num ticket"><b>2.º premio · Torta de tres pisos</b><span class="n">04821</span><span>Lo tiene Rocío, de Punta Alta</span></div>
${prize('1.º', 'Bicicleta rodado 29', 'falta sortear')}${prize('2.º', 'Torta de tres pisos', 'recién')}${prize('3.º', 'Guitarra criolla', '11906 · Diego')}${prize('4.º', 'Canasta de almacén', '00742 · Elsa')}
<p class="small" style="margin-top:14px">Acta del sorteo: se publica al terminar, con hora y semilla.</p>`,
  }
}

/** Status and points. */
export async function statusPoints(): Promise<AppScreen> {
  const face = await embedded('testimonial-1', 260)
  const item = (text: string, points: string) =>
    `<div class="row i"><span>${text}</span><span class="n">${points}</span></div>`
  return {
    tab: 'Perfil',
    style: `.card{background:var(--amarillo);padding:22px;display:grid;grid-template-columns:104px 1fr;gap:16px;--n:13px;margin:8px 0 22px;align-items:center}.card img{height:104px;border:3px solid var(--tinta)}.card h1{font:900 31px/.9 Anybody;font-stretch:72%;letter-spacing:-.02em}
.pts{font-size:74px}.i{padding:12px 0;border-bottom:2px dashed #1d173633}.i .n{font-size:23px;color:var(--verde)}h3{font:900 20px/1 Anybody;font-stretch:80%;margin:24px 0 4px}.lv{display:flex;justify-content:space-between;font-size:13px;margin-top:8px;font-weight:600}`,
    body: `<div class="card ticket"><img src="${face}"><div><span class="small">Tu estatus</span><h1>Vecina<br>de oro</h1><span class="small">Carolina · desde marzo</span></div></div>
<div class="row"><span class="n pts">3.420</span><span class="muted" style="text-align:right">puntos<br>sumados</span></div>
<div class="meter" style="margin-top:12px"><i style="width:68%;background:var(--naranja)"></i></div><div class="lv"><span>Oro · 2.500</span><span>Embajadora · 5.000</span></div>
<h3>Cómo sumaste</h3>${item('Colaboraste con «Un techo para el club»', '+150')}${item('Compartiste y entraron 6 personas', '+240')}${item('Compraste 3 números', '+90')}${item('Verificaste tu teléfono', '+50')}`,
  }
}

/** The board of ambassadors of the month. */
export async function ambassadorBoard(): Promise<AppScreen> {
  const rows = [
    ['testimonial-6', 'Abril', 'Club El Talón', '412', '8.240'],
    ['testimonial-2', 'Tito', 'La olla del barrio', '377', '7.540'],
    ['testimonial-3', 'Juana', 'Biblioteca 24', '351', '7.020'],
    ['testimonial-4', 'Nico', 'Los Bonos', '298', '5.960'],
    ['testimonial-5', 'Elsa', 'Huerta del sur', '264', '5.280'],
    ['testimonial-1', 'Carolina', 'Un techo para el club', '171', '3.420'],
  ] as const
  const drawn = await Promise.all(
    rows.map(async ([face, name, cause, sold, points], i) => {
      const src = await embedded(face, 140)
      return `<div class="a${i === 5 ? ' me' : ''}"><span class="n pos">${i === 5 ? 12 : i + 1}</span><img src="${src}"><div><b>${name}</b><span class="small muted">${cause}</span></div><div class="r"><span class="n">${points}</span><span class="small muted">${sold} números</span></div></div>`
    }),
  )
  return {
    heading: 'Embajadores',
    tab: 'Perfil',
    style: `.h{background:var(--tinta);color:var(--papel);margin:0 -20px 8px;padding:18px 20px}.h .d{font-size:36px}.h em{font-style:normal;color:var(--amarillo)}
.a{display:grid;grid-template-columns:40px 52px 1fr auto;gap:12px;align-items:center;padding:10px 0;border-bottom:2px dashed #1d173633}.a img{height:52px;border-radius:4px}.a div{display:grid;line-height:1.25}.pos{font-size:38px}.a:nth-child(2) .pos{color:var(--naranja-oscuro)}.r{text-align:right}.r .n{font-size:23px}.me{background:var(--rosa);margin:8px -12px 0;padding:10px 12px;border:0}`,
    body: `<div class="h"><p class="d">Concurso de <em class="w">octubre</em></p><p style="margin-top:8px">Cierra en 6 días. Premio: viaje a la costa para dos.</p></div>${drawn.join('')}`,
  }
}

/** Verification of the account. */
export function identity(): AppScreen {
  const step = (n: string, title: string, note: string, state: string) =>
    `<div class="s ${state}"><span class="n">${n}</span><div><b>${title}</b><span class="small muted">${note}</span></div><span class="k">${state === 'ok' ? '✓' : ''}</span></div>`
  return {
    heading: 'Verificá tu cuenta',
    style: `.s{display:grid;grid-template-columns:44px 1fr 28px;align-items:center;padding:13px 0;border-bottom:3px dashed #1d173633}.s div{display:grid}.s .n{font-size:46px}.s.ok .n{color:var(--verde)}.k{font:900 24px Anybody;color:var(--verde)}.s.on{background:var(--amarillo);margin:0 -20px;padding:14px 20px}
.doc{height:236px;background:var(--tinta);margin:18px 0 14px;position:relative;display:grid;place-items:center}.id{width:264px;height:166px;background:var(--papel);border-radius:8px;transform:rotate(-2deg);padding:14px;display:grid;grid-template-columns:86px 1fr;gap:14px}.id i{background:var(--rosa);display:block}.id span{display:block;height:11px;background:#1d173633;margin-bottom:11px}
.doc:before{content:'';position:absolute;inset:18px;border:4px solid var(--amarillo);clip-path:polygon(0 0,40px 0,40px 40px,calc(100% - 40px) 40px,calc(100% - 40px) 0,100% 0,100% 40px,0 40px,0 calc(100% - 40px),40px calc(100% - 40px),40px 100%,0 100%,0 calc(100% - 40px),100% calc(100% - 40px),100% 100%,calc(100% - 40px) 100%,calc(100% - 40px) calc(100% - 40px),0 calc(100% - 40px))}`,
    body: `${step('1', 'Teléfono', '+54 291 ••• 4821', 'ok')}${step('2', 'Documento', 'Frente y dorso', 'on')}${step('3', 'Una foto tuya', 'Para saber que sos vos', '')}
<div class="doc"><div class="id"><i></i><div><b class="d" style="font-size:20px;display:block;margin-bottom:14px">DOCUMENTO</b><span></span><span style="width:70%"></span><span style="width:84%"></span><span style="width:50%"></span></div></div></div>
<p>Apoyá el documento sobre una mesa, con buena luz y sin reflejos.</p>
<p class="small muted" style="margin-top:8px">Lo pedimos a quienes crean campañas, una sola vez. Nadie más lo ve.</p>
<div class="foot"><span class="btn y ticket">Sacar la foto</span></div>`,
  }
}

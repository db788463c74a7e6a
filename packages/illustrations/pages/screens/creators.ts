import { embedded } from '../pictures'
import { qrPicture } from '../qr'
import type { AppScreen } from './frame'

/** The form that makes a campaign. */
export async function createCampaign(): Promise<AppScreen> {
  const picture = await embedded('campaign-10', 700)
  const field = (label: string, value: string, tall = false) =>
    `<label><span>${label}</span><b${tall ? ' class="tall"' : ''}>${value}</b></label>`
  return {
    heading: 'Nueva campaña',
    style: `.st{display:flex;gap:6px;margin-bottom:14px}.st i{flex:1;height:7px;background:#1d17361f}.st i.on{background:var(--naranja)}.ph{position:relative;margin-bottom:14px}.ph img{height:206px;object-position:50% 40%}.ph span{position:absolute;right:10px;bottom:10px;background:var(--papel);font:700 13px/1 Figtree;padding:8px 11px;border-radius:3px}
label{display:block;margin-bottom:12px}label span{font:700 13.5px Figtree;display:block;margin-bottom:4px}label b{display:block;border:2px solid var(--tinta);background:#fff;padding:11px 13px;border-radius:4px;font-weight:500}label b.tall{height:86px;line-height:1.35;overflow:hidden}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.k{display:grid;grid-template-columns:1fr 1fr;gap:10px}.k div{border:2px solid #1d173655;padding:12px;border-radius:4px;text-align:center;font-weight:700}.k .on{background:var(--amarillo);border-color:var(--tinta)}`,
    body: `<div class="st"><i class="on"></i><i class="on"></i><i class="on"></i><i></i><i></i></div><div class="ph"><img src="${picture}"><span>Cambiar foto</span></div>
${field('Título', 'Las Zorzales viajan al torneo')}${field('Contá tu causa', 'Somos 18 chicas de Villa Mitre. Clasificamos al provincial y nos falta el micro y dos noches de alojamiento.', true)}
<div class="two">${field('Meta', '$ 1.850.000')}${field('Cierra el', '14 de noviembre')}</div>
<label><span>¿Qué vas a armar?</span></label><div class="k"><div>Campaña</div><div class="on">Rifa con premios</div></div>
<div class="foot"><span class="btn ticket">Seguir con los premios</span></div>`,
  }
}

/** Sharing a campaign. */
export function shareCampaign(): AppScreen {
  return {
    heading: 'Compartila',
    ground: 'var(--naranja)',
    style: `.p{background:var(--papel);padding:26px 24px 22px;text-align:center;--n:15px;margin:6px 0 22px}.p h2{font:900 42px/.9 Anybody;font-stretch:70%;letter-spacing:-.025em;margin-bottom:16px}.p h2 em{font-style:normal;font-stretch:110%;color:var(--naranja-oscuro)}.p svg{display:block;margin:0 auto 12px}
.l{background:#fff;border:2px solid var(--tinta);padding:14px;border-radius:4px;font-weight:600;display:flex;justify-content:space-between;margin-bottom:12px}.l b{color:var(--naranja-oscuro)}.s{display:grid;grid-template-columns:1fr 1fr;gap:12px}.s .btn{padding:17px 8px;font-size:15.5px}`,
    body: `<div class="p ticket"><h2>Un techo<br>para el <em>club</em></h2>${qrPicture(224)}<b>Escaneá y colaborá</b><hr class="perf"><span class="small">Va el 68 % · faltan 9 días</span></div>
<div class="l"><span>…/un-techo-para-el-club</span><b>Copiar</b></div>
<span class="btn" style="margin-bottom:12px">Mandar por WhatsApp</span><div class="s"><span class="btn y">Bajar el afiche</span><span class="btn y">Historia</span></div>
<p style="text-align:center;margin-top:16px;font-weight:600">Las campañas que se comparten el primer día<br>arrancan mejor. ¡Dale!</p>`,
  }
}

/** Collaborators and withdrawals of a campaign. */
export async function fundsList(): Promise<AppScreen> {
  const rows = [
    ['testimonial-2', 'Tito', '3 números', 'hoy 18:42', '$ 4.500'],
    ['testimonial-5', 'Elsa', 'Bono Bahía', 'hoy 17:05', '$ 5.000'],
    ['testimonial-3', 'Juana', '1 número', 'hoy 12:30', '$ 1.500'],
    ['testimonial-4', 'Nico', '10 números', 'ayer', '$ 15.000'],
    ['testimonial-6', 'Abril', '2 números', 'ayer', '$ 3.000'],
  ] as const
  const people = await Promise.all(
    rows.map(async ([face, name, what, when, amount]) => {
      const src = await embedded(face, 120)
      return `<div class="c"><img src="${src}"><div><b>${name}</b><span class="small muted">${what} · ${when}</span></div><span class="n">${amount}</span></div>`
    }),
  )
  return {
    heading: 'Tus fondos',
    tab: 'Perfil',
    style: `.r{background:var(--tinta);color:var(--papel);padding:20px 20px 30px;margin-bottom:16px}.r .n{font-size:58px}.r .row{margin-top:14px}.r .btn{padding:13px 18px;font-size:15px}
.t{display:flex;gap:20px;margin-bottom:6px;font:900 18px Anybody;font-stretch:80%}.t span+span{opacity:.5}.t .on{border-bottom:5px solid var(--naranja)}
.c{display:grid;grid-template-columns:44px 1fr auto;gap:12px;align-items:center;padding:9px 0;border-bottom:2px dashed #1d173633}.c img{height:44px;border-radius:4px}.c div{display:grid;line-height:1.25}.c .n{font-size:22px;color:var(--verde)}
.w{background:var(--rosa);padding:12px 14px;display:flex;justify-content:space-between;margin-top:12px;font-stretch:100%}`,
    body: `<div class="r receipt"><span>Disponible para retirar</span><br><span class="n">$ 684.500</span><div class="row"><span class="small">Ya retiraste $ 1.763.500</span><span class="btn y ticket" style="--n:5px">Retirar</span></div></div>
<div class="t"><span class="on">Colaboradores</span><span>Retiros</span></div>${people.join('')}
<div class="w"><b>Último retiro · 3 de octubre</b><span>$ 420.000</span></div>`,
  }
}

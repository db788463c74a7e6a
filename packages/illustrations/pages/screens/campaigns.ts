import { embedded } from '../pictures'
import { wordmark } from '../../brand/wordmark'
import type { AppScreen } from './frame'

/** Home: campaigns nearby and raffles that close today. */
export async function homeFeed(): Promise<AppScreen> {
  const [club, pot, dog, hero] = await Promise.all([
    embedded('campaign-01', 700),
    embedded('campaign-06', 300),
    embedded('campaign-04', 300),
    embedded('testimonial-3', 120),
  ])
  const card = (src: string, title: string, left: string, price: string) =>
    `<div class="mini"><img src="${src}"><div><b>${title}</b><span class="small muted">${left}</span><span class="n pr">${price}</span></div></div>`
  return {
    tab: 'Inicio',
    style: `.top{display:flex;justify-content:space-between;align-items:center;padding:4px 20px 12px}.top svg{height:38px;width:auto;display:block}.av{width:42px;height:42px;border-radius:4px;overflow:hidden}
.big{background:#fff;margin-bottom:16px;border:2.5px solid var(--tinta)}.big img{height:196px}.big>div{padding:12px 14px 14px}.big h2{font:900 25px/1 Anybody;font-stretch:76%;letter-spacing:-.02em;margin-bottom:8px}
h3{font:900 20px/1 Anybody;font-stretch:80%;margin:4px 0 11px}.mini{display:grid;grid-template-columns:96px 1fr;background:var(--amarillo);margin-bottom:10px}.mini img{height:100%;min-height:86px}.mini div{padding:10px 12px;display:grid;gap:1px;line-height:1.25}.pr{font-size:21px;margin-top:4px}.mini+.mini{background:var(--rosa)}
.q{display:flex;gap:8px;margin-bottom:14px}.q span{border:2px solid var(--tinta);padding:7px 12px;font-weight:700;border-radius:4px;font-size:14px}.q .on{background:var(--tinta);color:var(--papel)}`,
    body: `<div class="top" style="padding:0 0 12px">${wordmark('#1D1736', '#F4532B')}<span class="av"><img src="${hero}"></span></div>
<div class="q"><span class="on">Cerca tuyo</span><span>Rifas</span><span>SOS Bahía</span></div>
<div class="big"><img src="${club}" style="object-position:50% 40%"><div><h2>Un techo para el club</h2><div class="meter"><i style="width:68%"></i></div><div class="row small" style="margin-top:7px"><b>$ 2.448.000 juntados</b><span class="muted">faltan 9 días</span></div></div></div>
<h3>Rifas que cierran hoy</h3>
${card(pot, 'La olla del barrio', 'Quedan 14 números', '$ 1.500')}${card(dog, 'Huellas de la costa', 'Quedan 31 números', '$ 1.000')}`,
  }
}

/** A campaign's page. */
export async function campaignPage(): Promise<AppScreen> {
  const [club, one, two, three] = await Promise.all([
    embedded('campaign-01', 800),
    embedded('testimonial-1', 90),
    embedded('testimonial-2', 90),
    embedded('testimonial-4', 90),
  ])
  return {
    style: `header{position:absolute;z-index:2;left:0;right:0;top:0}main{padding:0}.ph{position:relative}.ph img{height:330px;object-position:50% 30%}.c{padding:20px 20px 0;background:var(--papel);position:relative}
h1{font:900 38px/.92 Anybody;font-stretch:70%;letter-spacing:-.025em}h1 em{font-style:normal;font-stretch:112%;color:var(--naranja-oscuro)}
.fig{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0;margin:16px 0 14px}.fig div+div{border-left:3px dashed #1d173640;padding-left:13px}.fig b{display:block;font:900 27px/1 Anybody;font-stretch:58%}.fig span{font-size:13px}
.who{display:flex;align-items:center;gap:10px;margin:12px 0}.who i{display:flex}.who img{width:38px;height:38px;border:2px solid var(--papel);margin-right:-10px;border-radius:4px}.who span{margin-left:8px}
.last{background:var(--rosa);padding:12px 14px;margin-top:16px}.tag{position:absolute;left:20px;top:-17px;background:var(--verde);color:#fff;font:800 14px/1 Figtree;padding:9px 14px}`,
    body: `<div class="ph"><img src="${club}"></div><div class="c"><span class="tag ticket" style="--n:5px">Cuenta verificada</span>
<h1>Un techo<br>para el <em>club</em></h1>
<div class="fig"><div><b>$ 2,4 M</b><span>de $ 3,6 M</span></div><div><b>312</b><span>colaboraron</span></div><div><b>9 días</b><span>para el cierre</span></div></div>
<div class="meter"><i style="width:68%"></i></div>
<div class="who"><i><img src="${one}"><img src="${two}"><img src="${three}"></i><span class="small">Marta, Tito y 310 más ya sumaron</span></div>
<p>En abril la tormenta voló las chapas del salón. Ahí entrenan 140 chicas y chicos. Con esta campaña compramos las chapas y pagamos la mano de obra.</p><div class="row last"><b>Elsa sumó 2 números</b><span class="small">hace 4 min</span></div></div>
<div class="foot"><span class="btn y ticket">Colaborar</span></div>`,
  }
}

/** The grid of numbers of a raffle. */
export function raffleNumbers(): AppScreen {
  const sold = new Set([2, 5, 6, 9, 13, 14, 18, 22, 25, 26, 30, 33, 34, 37, 38, 41, 45, 46, 49])
  const mine = new Set([7, 27, 48])
  const cells = Array.from({ length: 50 }, (_, i) => {
    const n = i + 1
    const kind = mine.has(n) ? 'me' : sold.has(n) ? 'no' : ''
    return `<span class="n ${kind}">${String(n).padStart(2, '0')}</span>`
  }).join('')
  return {
    heading: 'Elegí tus números',
    style: `.g{display:grid;grid-template-columns:repeat(5,1fr);gap:8px}.g span{background:#fff;border:2px solid var(--tinta);height:44px;display:grid;place-items:center;font-size:24px;border-radius:3px}.g .no{background:#1d173614;border-color:#1d173633;color:#5b5570;text-decoration:line-through}.g .me{background:var(--naranja);color:var(--tinta);border-color:var(--tinta);box-shadow:3px 3px 0 var(--tinta);transform:rotate(-3deg)}
.lg{display:flex;gap:16px;font-size:13px;margin:0 0 12px;font-weight:600}.lg i{display:inline-block;width:13px;height:13px;border:2px solid var(--tinta);margin-right:6px;vertical-align:-2px;border-radius:2px}
.sum{position:absolute;left:0;right:0;bottom:0;background:var(--tinta);color:var(--papel);padding:16px 20px 36px}.sum .n{font-size:32px}.sum .btn{margin-top:12px}`,
    body: `<p class="muted" style="margin-bottom:10px">Rifa «La olla del barrio» · sorteo sábado 20 h</p>
<div class="lg"><span><i style="background:#fff"></i>Libre</span><span><i style="background:#1d173614;border-color:#1d173633"></i>Vendido</span><span><i style="background:var(--naranja)"></i>Elegido</span></div>
<div class="g">${cells}</div>
<div class="sum"><div class="row"><span>3 números: 07, 27 y 48</span><span class="n">$ 4.500</span></div><span class="btn y ticket">Seguir al pago</span></div>`,
  }
}

/** The payment of a contribution. */
export function checkout(): AppScreen {
  const method = (name: string, note: string, on: boolean) =>
    `<div class="m${on ? ' on' : ''}"><i></i><div><b>${name}</b><span class="small muted">${note}</span></div></div>`
  return {
    heading: 'Tu colaboración',
    style: `.r{background:#fff;padding:20px 20px 30px;margin-bottom:18px}.r .n{font-size:22px}.r .t{font-size:42px}.r p{display:flex;justify-content:space-between;padding:5px 0}
h3{font:900 20px/1 Anybody;font-stretch:80%;margin:0 0 12px}.m{display:flex;gap:14px;align-items:center;border:2px solid #1d173640;padding:13px 15px;margin-bottom:10px;border-radius:4px}.m div{display:grid;line-height:1.3}.m i{width:20px;height:20px;border:2.5px solid var(--tinta);border-radius:50%}.m.on{border-color:var(--tinta);background:var(--rosa)}.m.on i{background:var(--tinta);box-shadow:inset 0 0 0 4px var(--rosa)}`,
    body: `<div class="r receipt"><b>La olla del barrio</b><p><span>Números 07 · 27 · 48</span><span class="n">$ 4.500</span></p><p><span>Yapa para la causa</span><span class="n">$ 500</span></p><hr class="perf"><p style="align-items:end"><b>Total</b><span class="n t">$ 5.000</span></p></div>
<h3>¿Cómo querés pagar?</h3>${method('Tarjeta de crédito o débito', 'Terminada en 4021', true)}${method('Saldo en la billetera', 'Disponible $ 12.340', false)}${method('Otra tarjeta', 'La agregás en el próximo paso', false)}
<p class="small muted" style="margin-top:12px">El pago lo procesa un proveedor externo. Tus números quedan reservados 10 minutos.</p>
<div class="foot"><span class="btn ticket">Pagar $ 5.000</span></div>`,
  }
}

import { wordmark } from '../../brand/wordmark'
import { embeddedForPrint } from '../pictures'
import { chapter, heading, list, note, table, text, type Booklet } from './layout'

const swatch = (name: string, value: string, use: string, light: boolean) =>
  `<div style="background:${value};color:${light ? '#FFF8EA' : '#1D1736'}${value === '#FFF8EA' ? ';outline:.4mm solid #1D1736' : ''}"><b>${name}</b>${value}<br>${use}</div>`

const logoOn = (ground: string, ink: string, accent: string) =>
  `<div style="background:${ground};padding:12mm 14mm;display:inline-block;width:84mm;margin:0 3mm 3mm 0">${wordmark(ink, accent).replace('<svg ', '<svg style="display:block;width:100%" ')}</div>`

const talon = (ground: string, ink: string, words: string, number: string) =>
  `<div class="bitten" style="background:${ground};color:${ink};display:grid;grid-template-columns:1fr 34mm;padding:7mm 10mm;margin:0 0 3mm;width:120mm"><span class="d" style="font-size:24pt;font-stretch:92%">${words}</span><span class="n" style="font-size:28pt;border-left:.9mm dashed currentColor;padding-left:6mm">${number}</span></div>`

/** The brand manual. */
export async function brandManual(): Promise<Booklet> {
  return {
    title: 'Yapa: manual de marca',
    headline: 'Afiche y <em>talonario</em>',
    lead: 'Manual de marca: logo, colores, letras, el talón y la banda de tintas.',
    picture: await embeddedForPrint('gallery-3', 1100),
    foot: 'Las tipografías Anybody y Figtree son de uso libre (SIL Open Font License).',
    chapters: [
      chapter(
        'El logo',
        text(
          'Cuatro letras anchas y un signo de exclamación. El signo lleva el color de acento: es la yapa.',
        ),
        `<div>${logoOn('#FFF8EA', '#1D1736', '#F4532B')}${logoOn('#1D1736', '#FFF8EA', '#FFC436')}${logoOn('#FFC436', '#1D1736', '#1D1736')}${logoOn('#0F7B54', '#FFF8EA', '#FFC436')}</div>`,
        list(
          'Aire mínimo alrededor: la altura de la «a».',
          'Tamaño mínimo: 20 mm impreso, 72 píxeles en pantalla.',
          'No lo inclines, no lo estires, no lo pongas sobre una foto movida.',
        ),
      ),
      chapter(
        'Los colores',
        `<div class="sw">${swatch('Papel', '#FFF8EA', 'Fondo', false)}${swatch('Papel 2', '#FCEFD6', 'Segundo fondo', false)}${swatch('Tinta', '#1D1736', 'Texto y páginas de inversores', true)}${swatch('Tinta 2', '#2A2350', 'Relieve sobre tinta', true)}${swatch('Naranja', '#F4532B', 'Formas y letras grandes', false)}${swatch('Amarillo', '#FFC436', 'Acción principal', false)}${swatch('Verde', '#0F7B54', 'Premios', true)}${swatch('Celeste', '#2E86DE', 'SOS Bahía', false)}</div>`,
        text(
          'La banda de tintas va de naranja a verde pasando por amarillo. Se usa en franjas y en un solo momento grande por página; nunca en botones ni tarjetas.',
        ),
        '<div style="height:14mm;background:var(--fuente)"></div>',
      ),
      chapter(
        'Las letras',
        '<p class="d" style="font-size:46pt;margin:3mm 0">Cada número <span class="w" style="color:#B8320D">ayuda</span></p>',
        text(
          '<b>Anybody</b> para títulos y números: peso 900, angosta (60 a 75 %), con <b>una sola palabra ancha</b> (100 a 125 %) en color de acento. <b>Figtree</b> para leer.',
        ),
      ),
      chapter(
        'El talón',
        talon('#F4532B', '#1D1736', 'Rifa solidaria', '04821') +
          talon('#0F7B54', '#FFF8EA', 'Premio mayor', '17306') +
          talon('#FFC436', '#1D1736', 'Bono Bahía', '00057'),
        list(
          'Dos muescas a media altura, perforación de puntos y un número.',
          'Puede girar unos pocos grados y superponerse; no lleva sombra.',
          'Las tarjetas con cifras son recibos: un borde mordido, como el papel de la caja.',
        ),
      ),
      chapter(
        'Las imágenes',
        text(
          'Dibujos planos impresos como en una risografía: dos o tres tintas, trama de puntos a la vista y un corrimiento leve entre planchas. Gente de edades y pieles distintas, haciendo algo concreto. Sin íconos de catálogo y sin emojis.',
        ),
      ),
    ],
  }
}

const blank = '<span class="fill">&nbsp;</span>'

/** A model of the rules of a draw. */
export async function drawRules(): Promise<Booklet> {
  return {
    title: 'Yapa: bases de sorteos, modelo',
    headline: 'Bases del <em>sorteo</em>',
    lead: 'Un modelo para completar. Revisalo con un profesional antes de publicar.',
    picture: await embeddedForPrint('bonds', 1100),
    foot: 'Modelo orientativo. No reemplaza el asesoramiento legal ni las autorizaciones que pida cada jurisdicción.',
    chapters: [
      chapter(
        'Antes de usar este modelo',
        note(
          '<b>Tiene que revisarlo un profesional.</b> Las rifas y los sorteos se rigen por normas nacionales, provinciales y municipales que cambian. Este texto es una base de trabajo y no un consejo legal.',
          true,
        ),
      ),
      chapter(
        'Datos de la rifa',
        table(
          ['Dato', 'Completar'],
          ['Nombre de la campaña', blank],
          ['Organiza', `${blank} DNI o CUIT ${blank}`],
          ['Domicilio', blank],
          ['Autorización n.º (si corresponde)', blank],
          ['Destino de los fondos', blank],
          ['Números en juego', `del ${blank} al ${blank}`],
          ['Precio de cada número', `$ ${blank}`],
          ['Fecha y hora del sorteo', blank],
        ),
      ),
      chapter(
        'Bases y condiciones',
        heading('1. Quiénes participan'),
        text(
          'Personas mayores de 18 años con cuenta en la app y teléfono verificado, que hayan pagado al menos un número. No participan quienes organizan ni sus convivientes.',
        ),
        heading('2. Números'),
        text(
          'Cada número es único y se asigna cuando se acredita el pago. La grilla se cierra a las <span class="fill">&nbsp;</span> del día del sorteo y no se modifica después.',
        ),
        heading('3. Premios'),
        table(
          ['Puesto', 'Premio', 'Valor estimado'],
          ['1.º', blank, blank],
          ['2.º', blank, blank],
          ['3.º', blank, blank],
        ),
        text('Los premios no se canjean por dinero, salvo que estas bases digan lo contrario.'),
      ),
      chapter(
        'Sorteo, entrega y cierre',
        heading('4. Sorteo'),
        text(
          'Se realiza en vivo, del último premio al primero, entre los números pagados. Se labra un acta con la hora, los números en juego y los ganadores, que queda publicada en la página de la rifa.',
        ),
        heading('5. Aviso y entrega'),
        text(
          'A quien gana se le avisa por la app. Tiene 30 días corridos para reclamar el premio, con su documento. Vencido ese plazo, el premio pasa al suplente sorteado o, si no hay, se sortea de nuevo. El envío está a cargo de <span class="fill">&nbsp;</span>.',
        ),
        heading('6. Si algo cambia'),
        text(
          'Si el sorteo se suspende por fuerza mayor, se informa la nueva fecha a todas las personas que participan. Si se cancela, se devuelve lo pagado por el mismo medio.',
        ),
        heading('7. Datos personales'),
        text(
          'Los datos se usan para organizar el sorteo y entregar los premios. La imagen de quien gana se publica solo con su permiso escrito.',
        ),
        heading('8. Aceptación'),
        text('Comprar un número implica conocer y aceptar estas bases.'),
        `<p style="margin-top:10mm">Firma ${blank} &nbsp; Aclaración ${blank}</p><p style="margin-top:6mm">Lugar y fecha ${blank}</p>`,
      ),
    ],
  }
}

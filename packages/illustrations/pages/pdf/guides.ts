import { embeddedForPrint } from '../pictures'
import { chapter, heading, list, note, steps, table, text, type Booklet } from './layout'

/** The guide to make a campaign. */
export async function campaignGuide(): Promise<Booklet> {
  return {
    title: 'Yapa: guía para crear tu campaña',
    headline: 'Tu campaña en <em>cinco</em> pasos',
    lead: 'De la idea al primer aporte, con ejemplos para copiar y adaptar.',
    picture: await embeddedForPrint('campaign-01', 1100),
    foot: 'Los ejemplos de montos son ilustrativos: hacé tus cuentas con precios de hoy.',
    chapters: [
      chapter(
        'Los cinco pasos',
        steps(
          [
            'Descargá la app',
            'Es gratis, para Android y iOS. Creá tu cuenta con Google o con tu e-mail.',
          ],
          [
            'Verificá tu cuenta',
            'Teléfono, documento y una foto tuya, una sola vez. Una campaña verificada da confianza.',
          ],
          [
            'Contá tu causa',
            'Título corto, una foto tuya o del lugar, para qué es la plata y hasta cuándo.',
          ],
          [
            'Elegí campaña o rifa',
            'Con premios o sin ellos. Si hay premios, cargá también las bases del sorteo.',
          ],
          [
            'Compartila',
            'Mandala primero a diez personas que ya la conocen, y después al grupo grande.',
          ],
        ),
      ),
      chapter(
        'Un título que se entiende',
        table(
          ['En vez de…', 'Probá con…'],
          ['Ayuda para el club', 'Un techo para el club El Talón'],
          ['Viaje de las chicas', 'Las Zorzales viajan al torneo'],
          ['Colaboración salud', 'Un micro al hospital para Benja y su mamá'],
        ),
        heading('La historia, en cuatro renglones'),
        list(
          'Quiénes son y de dónde.',
          'Qué pasó o qué quieren hacer.',
          'En qué se gasta cada peso.',
          'Qué va a pasar cuando lleguen a la meta.',
        ),
      ),
      chapter(
        'Una meta que cierra',
        text(
          'Sumá los gastos con presupuesto en mano y agregá un margen chico. Mostrá la cuenta: la gente colabora más cuando la entiende.',
        ),
        table(
          ['Gasto de ejemplo', 'Monto'],
          ['24 chapas', '$ 1.920.000'],
          ['Mano de obra', '$ 1.250.000'],
          ['Tornillos, sellador y flete', '$ 250.000'],
          ['Margen', '$ 180.000'],
          ['Meta', '$ 3.600.000'],
        ),
      ),
      chapter(
        'Mensajes para compartir',
        note(
          '«Hola. Estamos juntando para cambiar el techo del club, que se voló con la tormenta. Con lo que puedas sumás, y si querés participás de la rifa. Acá está todo contado: [tu enlace]»',
        ),
        note(
          '«¡Ya vamos por la mitad! Gracias a quienes colaboraron. Falta poco: ¿lo compartís en tu grupo?»',
        ),
        heading('Mientras dura'),
        list(
          'Subí una novedad por semana, con foto.',
          'Agradecé por nombre a quien te da permiso.',
          'Avisá cuando retirás fondos y en qué los usás.',
          'Al cerrar, mostrá el resultado.',
        ),
      ),
    ],
  }
}

/** The guide to organise a raffle. */
export async function raffleGuide(): Promise<Booklet> {
  return {
    title: 'Yapa: guía para organizar una rifa',
    headline: 'Una rifa bien <em>hecha</em>',
    lead: 'Cuántos números, a qué precio, qué premios y cómo se hace el sorteo.',
    picture: await embeddedForPrint('raffles', 1100),
    foot: 'Las rifas están reguladas. Antes de publicar, averiguá qué autorización pide tu municipio o tu provincia.',
    chapters: [
      chapter(
        'Primero, la cuenta',
        text(
          'Partí de cuánto necesitás y agregá lo que cuestan los premios. Dividí por la cantidad de números que de verdad podés vender.',
        ),
        table(
          ['Ejemplo', 'Barrio', 'Escuela', 'Club'],
          ['Números', '100', '300', '500'],
          ['Precio del número', '$ 1.500', '$ 1.000', '$ 2.000'],
          ['Se junta, si se venden todos', '$ 150.000', '$ 300.000', '$ 1.000.000'],
        ),
        note(
          'Regla simple: <b>que la mitad de los números ya pague los premios</b>. Así, aunque no se vendan todos, la causa gana.',
        ),
      ),
      chapter(
        'Los premios',
        list(
          'Mejor pocos y lindos que muchos y tristes.',
          'Pedilos donados en comercios del barrio y agradecelos por nombre, con su permiso.',
          'Sacales foto: la gente compra lo que ve.',
          'Escribí qué incluye cada uno, dónde se retira y hasta cuándo.',
        ),
      ),
      chapter(
        'El sorteo, a la vista',
        steps(
          [
            'Publicá las bases',
            'Premios, fecha, hora, números en juego y qué pasa con los que no se venden. Tenés un modelo en la biblioteca.',
          ],
          ['Cerrá la venta', 'Antes del sorteo y a una hora anunciada. La grilla queda fija.'],
          ['Sorteá en vivo', 'Del último premio al primero. Que se vea cada número que sale.'],
          [
            'Publicá el resultado',
            'Números ganadores y fecha. A cada persona que ganó le avisa la app.',
          ],
          ['Entregá y contá', 'Foto de la entrega, con permiso, y el total juntado.'],
        ),
      ),
      chapter(
        'Errores comunes',
        list(
          'Cambiar la fecha sin avisar.',
          'Sumar premios o números cuando ya empezó.',
          'No aclarar quién paga el envío.',
          'Vender números por fuera de la grilla y anotarlos después.',
        ),
      ),
    ],
  }
}

/** The guide for ambassadors. */
export async function ambassadorGuide(): Promise<Booklet> {
  return {
    title: 'Yapa: guía para embajadores',
    headline: 'Guía para <em>embajadores</em>',
    lead: 'Estatus, puntos y concursos: cómo ayudar a una campaña y que se note.',
    picture: await embeddedForPrint('rewards', 1100),
    foot: 'Los valores de puntos son ejemplos. Los vigentes están siempre en la app.',
    chapters: [
      chapter(
        'Qué hace un embajador',
        text(
          'Presta su voz. Conoce la causa, la comparte con su gente, contesta preguntas y agradece. No maneja la plata de la campaña: los aportes se hacen siempre en la app.',
        ),
        list(
          'Elegí una causa que puedas explicar en un minuto.',
          'Pedile a quien la organiza fotos y novedades.',
          'Usá tu enlace personal: así la app sabe quién llegó por vos.',
          'Contá la verdad, incluso cuando no conviene.',
        ),
      ),
      chapter(
        'Puntos y estatus',
        table(
          ['Qué hacés', 'Qué sumás (ejemplo)'],
          ['Verificás tu teléfono', '50 puntos'],
          ['Colaborás con una campaña', '150 puntos'],
          ['Comprás un número', '30 puntos'],
          ['Alguien entra por tu enlace', '40 puntos'],
          ['Alguien colabora por tu enlace', '120 puntos'],
        ),
        heading('Los niveles'),
        table(
          ['Estatus', 'Desde', 'Qué abre'],
          ['Vecina o vecino', '0', 'Participar de sorteos'],
          ['De plata', '500', 'Bonos de campañas'],
          ['De oro', '2.500', 'Recompensas y concursos'],
          ['Embajadora o embajador', '5.000', 'Enlace propio y tabla del mes'],
        ),
      ),
      chapter(
        'Una semana de trabajo',
        steps(
          ['Lunes: diez mensajes', 'Uno por uno, con nombre. Es lo que más rinde.'],
          ['Miércoles: una foto', 'De la causa, no del pedido.'],
          ['Viernes: el grupo', 'Ahora sí, al grupo grande, con cuánto falta.'],
          ['Domingo: gracias', 'Contá cómo va y quiénes sumaron, si te dieron permiso.'],
        ),
      ),
      chapter(
        'Reglas del juego',
        list(
          'Nada de mensajes en cadena ni cuentas falsas: se anulan los puntos.',
          'No prometas premios que no están en las bases.',
          'No pidas plata en mano ni transferencias a tu cuenta.',
          'Si algo te suena raro en una campaña, avisanos.',
        ),
        note(
          'Ser embajador no es un empleo ni una inversión: <b>los puntos no son plata</b> y las recompensas dependen de cada concurso.',
          true,
        ),
      ),
    ],
  }
}

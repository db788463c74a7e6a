import { embeddedForPrint } from '../pictures'
import {
  chapter,
  figures,
  heading,
  list,
  note,
  questions,
  table,
  text,
  type Booklet,
} from './layout'

/** The summary for investors. */
export async function investorSummary(): Promise<Booklet> {
  return {
    title: 'Yapa: resumen para inversores',
    headline: 'Sé parte del futuro de la <em>colaboración</em> digital',
    lead: 'Resumen para inversores: la oportunidad, la tracción, el plan y los riesgos.',
    picture: await embeddedForPrint('investors-people-1', 1100),
    dark: true,
    foot: 'Este documento informa y no es una oferta pública de valores. El plan de inversión completo se pide desde la página de inversores.',
    chapters: [
      chapter(
        'Qué es Yapa',
        text(
          'Yapa es una app para juntar fondos con campañas y rifas digitales. Quien crea una campaña la comparte; quien colabora elige números, participa de sorteos y suma puntos, bonos, premios y recompensas.',
          'Es una solución completa, transparente y justa: la misma herramienta sirve para contar la causa, cobrar las colaboraciones, sortear a la vista de todos y reconocer a quienes ayudan.',
        ),
        figures(
          ['+50.000', 'descargas y usuarios activos'],
          ['Argentina', 'tracción inicial'],
          ['App en marcha', 'y modelo probado de campañas y rifas digitales'],
        ),
      ),
      chapter(
        'La oportunidad',
        table(
          ['Punto', 'Detalle'],
          ['Inversión mínima sugerida', 'USD 1.000'],
          ['Sociedad tenedora', 'Una LLC de Florida, Estados Unidos'],
          ['Instrumento', 'SAFE o equity, según el monto'],
          ['Rondas hechas', 'Dos: USD 120.000 y USD 180.000'],
          [
            'Retorno proyectado',
            'x5 a x10 en 24 a 36 meses, para quienes entran temprano (proyección, no garantía)',
          ],
        ),
        note(
          '<b>Proyección, no garantía.</b> El retorno de x5 a x10 es una estimación propia. Invertir en una empresa joven es riesgoso: podés perder todo el capital. No inviertas plata que vayas a necesitar y consultá con un profesional independiente.',
          true,
        ),
      ),
      chapter(
        'Tracción real y próximos pasos',
        list(
          'Más de 50.000 descargas y usuarios activos.',
          'Tracción inicial en Argentina.',
          'App funcionando y modelo probado de campañas y rifas digitales.',
          'Empresas constituidas en Uruguay y en Paraguay.',
          'Expansión prevista a Brasil y México dentro de 12 meses.',
          'Rifas físicas previstas dentro de 10 días del anuncio.',
        ),
        heading('Hoja de ruta 2025'),
        list(
          'Expansión en Uruguay y Paraguay',
          'Operaciones en Brasil y México',
          'Publicidad geolocalizada',
          'Recompensas masivas',
          'Sistema de tokens',
          'Rifas impresas, de salida inminente',
        ),
        text('Los plazos son objetivos de la empresa y pueden cambiar.'),
      ),
      chapter(
        'Qué incluye el plan completo',
        list(
          'Contrato marco',
          'Condiciones legales',
          'Tabla de capitalización',
          'Plan de escalamiento financiero',
        ),
        text(
          'Lo recibís después de completar el formulario de la página de inversores o de escribirnos por WhatsApp desde ahí.',
        ),
      ),
      chapter(
        'Riesgos que tenés que conocer',
        list(
          '<b>De mercado.</b> La adopción en países nuevos puede ser más lenta que la prevista.',
          '<b>Regulatorio.</b> Las reglas sobre rifas, sorteos y pagos cambian según el país y la provincia.',
          '<b>De liquidez.</b> Una participación en una empresa que no cotiza puede ser difícil de vender.',
          '<b>De ejecución.</b> La hoja de ruta depende de un equipo, de proveedores de pago y de nuevas rondas.',
          '<b>De moneda.</b> Parte de los ingresos está en pesos argentinos y la inversión en dólares.',
        ),
      ),
    ],
  }
}

/** The press kit. */
export async function pressKit(): Promise<Booklet> {
  return {
    title: 'Yapa: kit de prensa',
    headline: 'Kit de <em>prensa</em>',
    lead: 'Qué es Yapa, datos que podés citar, textos listos para publicar y cómo usar el logo.',
    picture: await embeddedForPrint('hero-people', 1100),
    foot: 'Las imágenes y el logo en alta se bajan de la biblioteca del sitio.',
    chapters: [
      chapter(
        'Yapa en una línea',
        text(
          'Yapa es la app argentina para juntar fondos con campañas y rifas digitales, con premios, bonos y recompensas para quienes colaboran.',
        ),
        heading('En un párrafo'),
        text(
          'En cada barrio hay un club que necesita un techo, una familia que tiene que viajar a un hospital o un comedor con la olla chica. Yapa lleva la rifa de siempre al celular: quien organiza verifica su cuenta y arma la campaña; quien colabora elige sus números, paga con tarjeta o saldo y sigue el sorteo en vivo. Cada número ayuda, y cada ayuda deja constancia.',
        ),
        heading('De dónde viene el nombre'),
        text(
          'La yapa es lo que el almacenero agrega sin cobrar: un poco más de lo que pediste. Eso recibe quien colabora: ayuda y, además, participa.',
        ),
      ),
      chapter(
        'Datos para citar',
        table(
          ['Dato', 'Cómo decirlo'],
          ['Descargas', 'Más de 50.000 descargas, según la empresa'],
          ['Países', 'Tracción inicial en Argentina; empresas en Uruguay y Paraguay'],
          ['Planes', 'La empresa prevé operar en Brasil y México dentro de 12 meses'],
          ['Rondas', 'Dos rondas hechas: USD 120.000 y USD 180.000'],
          [
            'Verificación',
            'Quien crea una campaña registra y verifica su cuenta; quien dona verifica su teléfono',
          ],
        ),
        note(
          'Al hablar de retornos o plazos, aclará siempre que son <b>proyecciones de la empresa y no garantías</b>.',
          true,
        ),
      ),
      chapter(
        'Yapa y Bahía Blanca',
        text(
          'El sitio tiene una sección para la emergencia por la inundación en Bahía Blanca: enlaces para colaborar con campañas, una guía de cómo donar en ocho pasos y formas de pedir ayuda.',
        ),
      ),
      chapter(
        'El logo',
        list(
          'Escribí el nombre con mayúscula inicial en los textos: Yapa. El logo va en minúscula y con su signo: yapa!',
          'Usalo en tinta y naranja sobre papel, o en papel y amarillo sobre tinta.',
          'Dejá alrededor un aire igual a la altura de la «a».',
          'No lo inclines, no lo estires, no le cambies los colores ni le agregues sombras.',
        ),
        heading('Contacto de prensa'),
        text('Escribinos por el botón de WhatsApp del sitio y contanos para qué medio es la nota.'),
      ),
    ],
  }
}

/** Frequently asked questions. */
export async function frequentQuestions(): Promise<Booklet> {
  return {
    title: 'Yapa: preguntas frecuentes',
    headline: 'Preguntas <em>frecuentes</em>',
    lead: 'Lo que más nos preguntan quienes arman campañas y quienes colaboran.',
    picture: await embeddedForPrint('campaign-11', 1100),
    foot: '¿Te quedó una duda? Escribinos por el botón de WhatsApp del sitio.',
    chapters: [
      chapter(
        'Para empezar',
        questions(
          [
            '¿Qué puedo hacer con Yapa?',
            'Crear una campaña o una rifa para juntar fondos, colaborar con las de otras personas, participar de sorteos y sumar puntos, bonos, premios y recompensas.',
          ],
          [
            '¿Cuál es la diferencia entre campaña y rifa?',
            'En una campaña la gente colabora con el monto que quiere. En una rifa elige números y participa del sorteo de uno o más premios. Podés combinarlas.',
          ],
          [
            '¿En qué celulares funciona?',
            'En Android y en iPhone. El sitio tiene los botones de descarga y un código QR para cada tienda.',
          ],
        ),
      ),
      chapter(
        'Cuentas y verificación',
        questions(
          [
            '¿Tengo que registrarme?',
            'Sí. Para crear una campaña tenés que registrarte y verificar tu cuenta. Para colaborar alcanza con crear una cuenta con Google o con tu e-mail y verificar tu teléfono.',
          ],
          [
            '¿Por qué me piden el documento?',
            'Porque quien colabora tiene derecho a saber que detrás de cada campaña hay una persona real. Se pide una sola vez.',
          ],
        ),
      ),
      chapter(
        'Colaborar',
        questions(
          [
            '¿Cómo colaboro?',
            'Descargás la app, creás tu cuenta, verificás tu teléfono, buscás la campaña, tocás «Colaborar», pagás, elegís tus números y, si querés, la compartís.',
          ],
          ['¿Cómo se paga?', 'A través de un proveedor de pagos, con tarjeta o con saldo.'],
          [
            '¿Puedo elegir mis números?',
            'Sí: después del pago elegís entre los que están libres en la grilla de la rifa.',
          ],
        ),
      ),
      chapter(
        'Sorteos y premios',
        questions(
          [
            '¿Cómo sé que el sorteo es justo?',
            'La campaña publica antes sus bases, con premios, fecha y forma de sorteo. El resultado se comunica a todas las personas que participaron.',
          ],
          [
            '¿Cómo me entero si gané?',
            'La app te avisa y el resultado queda a la vista en la página de la rifa.',
          ],
          [
            '¿Qué son los puntos y el estatus?',
            'Cada colaboración, cada número y cada persona que llega porque compartiste suma puntos. Con los puntos subís de estatus y accedés a recompensas y concursos de embajadores.',
          ],
        ),
      ),
    ],
  }
}

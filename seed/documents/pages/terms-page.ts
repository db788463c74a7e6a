import { accentTitle, richText } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { seo, textSections } from '../../authoring/blocks'
import { keyed, generalPage } from '../../authoring/document'

/** The terms of use: a complete draft for Argentina, Uruguay and Paraguay (RT-02). */
export const termsPage = generalPage('termsPage', {
  layout: 'longText',
  tone: 'rosa',
  title: 'Términos y condiciones',
  heading: accentTitle('Las _reglas_ del juego'),
  lead: 'Qué podés esperar de {product}, qué esperamos de vos y qué pasa con las campañas, las rifas, los premios y la plata.',
  picture: picture('legal-terms'),
  seo: seo(
    'Términos y condiciones de {product}',
    'Reglas de uso del sitio y de la app: campañas, rifas, premios, pagos, verificación e inversiones en Argentina, Uruguay y Paraguay.',
    'social-legal',
  ),
  counselNotice: richText(`
    **Borrador en revisión.** Este texto está completo, pero **todavía no lo revisó un profesional del derecho**. Las
    normas sobre rifas y sorteos cambian de una provincia a otra y de un país a otro: antes de
    publicarlo como definitivo tiene que ajustarlo un abogado o una abogada de cada lugar. Este
    aviso se edita, o se quita, desde el Studio.`),
  updatedOn: '2025-09-01',
  updatedLabel: 'Actualizados el {date}.',
  body: keyed([
    ...textSections(`
      # De qué se _trata_ #de-que-se-trata

      {product} es una app para juntar fondos con campañas y rifas digitales. Quien crea una
      campaña cuenta su causa y pone una meta; quien colabora dona y, si la campaña lo ofrece,
      participa por premios. Este sitio presenta la app, ayuda a usarla e informa a inversores.

      Estos términos valen para el sitio. Para crear campañas, colaborar o recibir premios se
      aceptan además, dentro de la app, sus condiciones completas. Si hay diferencias entre unas y
      otras, en el uso de la app mandan las de la app.

      # Quién puede _usarlo_ #quien-puede

      - Cualquiera puede leer este sitio.
      - Para crear una campaña o una rifa hay que tener 18 años o más, registrarse y **verificar la
        cuenta**.
      - Para colaborar hay que tener 18 años o más y **verificar el teléfono**.
      - Las organizaciones actúan a través de una persona con facultades para representarlas, que
        puede tener que acreditarlas.

      # Campañas: a qué te _comprometés_ #campanas

      Quien crea una campaña es responsable de ella. Al publicarla se compromete a:

      - contar la verdad: quién sos, para qué es la plata y qué pasa si no se llega a la meta;
      - usar lo recaudado solo para eso y poder mostrarlo;
      - tener permiso para usar las fotos, los nombres y las marcas que publica, y la autorización
        de los responsables cuando aparecen menores;
      - mantener informada a la gente que colaboró;
      - cumplir con los impuestos y los permisos que le correspondan.

      No se admiten campañas con fines ilegales, discriminatorias, violentas, políticas
      partidarias encubiertas, para comprar armas o sustancias prohibidas, ni las que se hacen
      pasar por otra persona u organización. Podemos pedir documentación, pausar una campaña
      mientras la revisamos y darla de baja si incumple, avisando el motivo.

      # Rifas, bonos y _sorteos_ #rifas

      Cada rifa la organiza quien la publica, no {product}. **Antes de vender el primer número**
      tiene que publicar sus bases: cuántos números hay y cuánto salen, qué premios se entregan,
      cuándo y cómo se sortea, cómo se avisa a quien gana y en qué plazo se entrega el premio, y qué
      pasa si no se venden todos los números.

      - Las bases no se cambian en perjuicio de quien ya tiene un número.
      - Solo participan los números pagados y acreditados antes del cierre.
      - El resultado se publica en la página de la rifa.
      - Si una rifa se cancela, quien la organiza devuelve lo cobrado por los números.

      ### Cada lugar tiene su norma

      En la **Argentina** las rifas y los bonos contribución los regula cada provincia y la Ciudad
      Autónoma de Buenos Aires, por medio de su autoridad de lotería o de entidades de bien
      público; muchas exigen una autorización previa, y algunas además un municipio. En **Uruguay**
      y en **Paraguay** interviene la autoridad nacional de juegos de azar. Quien organiza tiene que
      averiguar qué permiso necesita y obtenerlo antes de publicar; podemos pedirlo en cualquier
      momento. En los lugares donde una rifa no esté permitida, esa modalidad no se puede usar.

      # Premios y _recompensas_ #premios

      El premio lo entrega quien organiza la rifa o la campaña, tal como lo describió. Los puntos,
      el estatus, el programa de embajadores y los concursos de {product} son un reconocimiento por
      participar: no son dinero, no dan interés, no se transfieren y sus reglas vigentes están en la
      app. Podemos cambiarlas para adelante, avisando, sin quitar lo que ya ganaste.

      # Costos y _pagos_ #costos

      Descargar la app y crear una cuenta es gratis, y leer este sitio también. **El costo de cada
      campaña o rifa aparece en la app, con su detalle, antes de que la publiques**: si no te
      convence, no la publicás y no debés nada.

      Los pagos los procesa un proveedor de pagos, con tarjeta o con saldo, bajo sus propias
      condiciones; puede cobrar sus propios cargos, que se muestran antes de confirmar. Las
      donaciones son voluntarias. Si hubo un error o sospechás un fraude, avisanos cuanto antes
      desde la app o por WhatsApp: revisamos cada caso.

      # Información para _inversores_ #inversores

      La página para inversores informa; **no es una oferta pública de valores, ni asesoramiento
      financiero, legal o impositivo**, y no está dirigida a lugares donde estaría prohibida. Las
      proyecciones son estimaciones, no garantías: se puede perder todo lo invertido. Cualquier
      inversión se hace solo con los documentos que se firmen, después de leerlos y, si hace falta,
      con un asesor de tu confianza.

      # El contenido de este _sitio_ #tu-contenido

      La marca, los textos, los dibujos y el código de {product} tienen dueño y están protegidos. Lo
      que ofrecemos en la [biblioteca](/biblioteca) se puede descargar y compartir sin modificarlo y
      diciendo de dónde sale. Los testimonios que mostramos como ejemplo son ilustrativos y así lo
      decimos al lado.

      Los enlaces llevan a otros sitios, como las tiendas de aplicaciones o las redes sociales, que
      tienen sus propias condiciones.

      # Hasta dónde _respondemos_ #responsabilidad

      Hacemos lo posible para que el sitio esté siempre disponible y al día, pero puede fallar o
      tener errores; si ves uno, contanos. {product} pone la herramienta y no es parte de lo que
      acuerdan quien crea una campaña y quien colabora, salvo en lo que la ley diga otra cosa. Nada
      de este texto limita los derechos que tenés como consumidor y que no se pueden renunciar.

      # Qué ley se _aplica_ #ley

      Si vivís en la **Argentina** rigen sus leyes, entre ellas la de Defensa del Consumidor
      (24.240), y los tribunales de tu domicilio. En **Uruguay**, la ley de Relaciones de Consumo
      (17.250). En **Paraguay**, la de Defensa del Consumidor y del Usuario (1334/98). En todos los
      casos, antes de ir a la Justicia podés reclamar ante la oficina de defensa del consumidor de
      tu ciudad.

      # Cambios y _contacto_ #contacto

      Si cambiamos estos términos publicamos la versión nueva en esta página con la fecha desde la
      que vale. Los datos personales se tratan según la [política de privacidad](/privacy-policy).
      Para cualquier duda escribinos a [hola@yapa.example](mailto:hola@yapa.example).`),
  ]),
})

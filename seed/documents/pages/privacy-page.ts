import { accentTitle, richText } from '#config/portable-text'
import { seo, textSections } from '../../authoring/blocks'
import { keyed, generalPage } from '../../authoring/document'
import { picture } from '../../authoring/assets'

const ANALYTICS = `
  ### Los contadores propios

  Nuestro servidor cuenta, por día, cuántas veces se abrió cada página y cuántas veces pasó cada cosa
  de la lista de abajo. No usa cookies, no guarda tu IP ni nada que te distinga de otra persona: son
  totales. Por eso funcionan siempre.

  ### Analítica

  Cuando está activa, usamos un servicio de analítica (Mixpanel) para saber qué páginas sirven y cuáles
  no. Tu navegador le habla a través de nuestra propia dirección: nuestro servidor pasa los mensajes sin
  tus cookies ni tu IP. Recibe estos eventos: que se cargó la aplicación (navegador, idioma, tamaño de pantalla,
  plataforma, zona horaria y hora), que se abrió o se mandó el formulario para inversores, que salió el
  correo con el pedido, que se cargó la página de agradecimiento, que se tocó un botón de WhatsApp o
  de volver, el enlace a una tienda de aplicaciones (cuál) o a una red social (cuál), y que se mostró
  la publicación de una red (cuál).`

const RECORDING = `
  ### Grabación de sesiones

  También podemos usar un servicio que graba cómo se usa el sitio (movimientos, clics, errores y pedidos
  de red) para encontrar fallas. Los campos donde escribís datos personales se enmascaran antes de salir
  de tu dispositivo.

  ### Cuándo se cargan y cómo elegís

  La analítica y la grabación no se cargan antes de que la página esté lista, ni si tu navegador lleva
  activado Do Not Track o Global Privacy Control. Si el sitio te pregunta antes, no se cargan hasta que
  aceptes. Si te avisa, podés rechazarlas. Tu elección se guarda en este navegador durante 12 meses y la
  cambiás cuando quieras con el botón que está al pie de cada página mientras haya aviso.`

/** The privacy policy: a complete draft for Argentina, Uruguay and Paraguay (RT-02, ANA-01). */
export const privacyPage = generalPage('privacyPage', {
  layout: 'longText',
  tone: 'rosa',
  title: 'Política de privacidad',
  heading: accentTitle('Tus datos, con reglas _claras_'),
  lead: 'Qué datos te pedimos en este sitio, para qué los usamos, cuánto tiempo los guardamos y cómo hacés para verlos, corregirlos o pedir que los borremos.',
  picture: picture('legal-privacy'),
  seo: seo(
    'Política de privacidad de {product}',
    'Qué datos pide este sitio, para qué se usan, cuánto se guardan y cómo ejercer tus derechos en Argentina, Uruguay y Paraguay.',
    'social-legal',
  ),
  counselNotice: richText(`
    **Borrador en revisión.** Este texto está completo, pero **todavía no lo revisó un profesional del derecho**. Antes
    de publicarlo como definitivo tiene que leerlo y ajustarlo un abogado o una abogada de cada
    país donde se use {product}. Este aviso se edita, o se quita, desde el Studio.`),
  updatedOn: '2025-09-01',
  updatedLabel: 'Actualizada el {date}.',
  body: keyed([
    ...textSections(`
      # En pocas _palabras_ #en-pocas-palabras

      - Para leer este sitio no hace falta que nos des ningún dato ni que abras una cuenta.
      - Te pedimos datos en dos lugares: el formulario para inversores y el boletín de novedades.
      - No vendemos tus datos ni se los damos a nadie para que te ofrezca otra cosa.
      - Si tu navegador pide que no te sigan (Do Not Track o Global Privacy Control), no cargamos
        ninguna herramienta de medición de terceros ni, por nuestra cuenta, nada de otros sitios.
      - Cuando el sitio muestra un aviso sobre servicios de otras empresas, podés decir que no, y
        cambiar de idea con el botón que queda al pie de cada página.
      - Podés pedir ver, corregir o borrar tus datos cuando quieras, gratis, con un correo a
        [privacidad@yapa.example](mailto:privacidad@yapa.example).

      # Quién _responde_ por tus datos #responsable

      El responsable del tratamiento es la empresa titular de {product}. Su razón social, su
      domicilio y su número de inscripción fiscal en cada país figuran en el contrato y en las
      condiciones de la app; te los mandamos también por correo si los pedís.

      Para cualquier consulta sobre privacidad escribinos a
      [privacidad@yapa.example](mailto:privacidad@yapa.example).

      Esta política vale para **este sitio web**. La app tiene su propia política, que se muestra
      al crear la cuenta, porque ahí se tratan otros datos: los de tu identidad, los de tus
      campañas y los de tus pagos.

      # Qué datos pedimos y para _qué_ #que-datos

      ### Formulario para inversores

      Te pedimos nombre, número de WhatsApp, correo electrónico y moneda en la que pensás invertir
      (ARS, USD o USDT). El mensaje es optativo. Los usamos para una sola cosa: responderte y
      mandarte el plan de inversión. La base legal es tu consentimiento y, después, los pasos
      previos a un posible contrato que vos mismo iniciaste al escribirnos.

      El pedido se guarda en nuestra base de contenidos como un documento privado, que solo ve el
      equipo autorizado, y nos llega por correo a través de un proveedor de envío.

      Si te damos acceso a la sala de inversores, guardamos con tu pedido cuándo aceptaste la
      declaración, qué documentos abriste y cuándo, y lo que preguntes ahí. Cada hoja que abrís lleva
      tu nombre y la fecha.

      ### Boletín de novedades

      Te pedimos el correo electrónico y nada más. Lo usamos para mandarte novedades de {product}.
      La base legal es tu consentimiento, que confirmás con un correo: te podés dar de baja cuando
      quieras, con el enlace de cada envío. Guardamos las fechas en que te anotaste, confirmaste y
      te diste de baja.

      ### Si nos escribís por WhatsApp

      El enlace abre WhatsApp con un mensaje ya escrito, que podés cambiar antes de mandarlo. Desde
      ese momento vemos tu número, tu nombre de perfil y lo que nos cuentes, y rigen además las
      condiciones de WhatsApp.

      ### Datos técnicos

      Como cualquier sitio, al recibir tu visita el servidor ve tu dirección IP, el navegador y la
      página que pediste. Los usa para responderte y para frenar abusos; en sus registros no anota
      datos personales.

      # Lo que queda en tu _navegador_ #navegador

      - Después de mandar el formulario para inversores guardamos en la sesión de tu navegador
        cuatro datos: que lo mandaste, tu correo, tu teléfono y tu nombre. Hacen falta para
        mostrarte la página de agradecimiento. El navegador los borra cuando cerrás la pestaña.
      - Lo que vas escribiendo en ese formulario puede quedar guardado en tu dispositivo hasta 24
        horas, para que no lo pierdas si se recarga la página. Se borra apenas lo mandás.
      - Si está activa la analítica, una cookie con un identificador al azar dura hasta 365 días.
      - Si está activa la grabación de sesiones, guarda en tu navegador un identificador de la visita.
      - Mientras la pestaña está abierta recordamos que ya contamos la carga del sitio y por dónde
        ibas leyendo cada página, sin ningún identificador.
      - Si respondiste el aviso sobre servicios de otras empresas, guardamos tu respuesta y su fecha.
        Vale 12 meses; después te volvemos a preguntar.
      - En las páginas de SOS Bahía recordamos, por un año, si cerraste el menú.
      - Si te suscribís al boletín sin JavaScript, una cookie lleva la respuesta y lo que escribiste
        hasta la página siguiente. Dura un minuto.
      - En la sala de inversores, una cookie recuerda que el enlace es para ese navegador, hasta que
        vence.
      - A quienes editan el sitio, una cookie les mantiene la vista previa hasta 8 horas.
      - Si el equipo te manda un enlace para revisar una página, una cookie te la muestra hasta que cerrás
        el navegador o el enlace vence.
      - El navegador guarda las páginas de SOS Bahía y las últimas que abriste, para que las leas
        sin conexión. Son las páginas públicas, sin nada que hayas escrito, y no salen de tu
        dispositivo.

      # Con quién los _compartimos_ #terceros

      Solo con quienes hacen falta para prestarte el servicio, bajo contrato y para ese único fin:

      - **Envío de correo** (EmailJS o un servidor de correo propio): recibe los datos del
        formulario y del boletín para hacérnoslos llegar.
      - **Alojamiento** del sitio y de la base de contenidos (servidores propios o Sanity).
      - **Analítica y grabación de sesiones** (Mixpanel y LogRocket, si están configurados), como se explica en esta página.
      - **Verificación antirrobots**: reCAPTCHA de Google si está configurado, que recibe tu IP y
        datos del navegador. Se carga recién cuando abrís el formulario para inversores. Sin
        reCAPTCHA usamos una comprobación propia que no manda nada afuera.
      - **Redes sociales** (Instagram, Facebook, X y TikTok): las publicaciones incrustadas se cargan recién cuando están por entrar
        en tu pantalla, y solo entonces esa red recibe tu IP.
      - **Videos** (YouTube y Vimeo): se cargan recién cuando tocás el botón que los pone. Ahí ese
        sitio recibe tu IP y puede guardar datos en tu navegador.
      - **Páginas de campañas**: en «Todos por Bahía Blanca» mostramos campañas que viven en otro
        sitio, y ese sitio recibe tu IP.

      Las publicaciones, las campañas y reCAPTCHA no se cargan solas si rechazaste los servicios de
      otras empresas, si todavía no respondiste a la pregunta o si tu navegador pide que no te sigan.
      En su lugar ves un botón para traer solo lo que quieras; de las publicaciones y las campañas
      quedan además el texto y el enlace.

      También los entregamos si una autoridad competente lo ordena conforme a la ley.

      Algunos de estos proveedores tienen servidores fuera de tu país, sobre todo en los Estados
      Unidos. En esos casos usamos cláusulas contractuales de protección de datos u otro mecanismo
      que acepte la ley aplicable. Al mandar un formulario aceptás esa transferencia, limitada a lo
      que se describe acá.

      # Cuánto tiempo los _guardamos_ #plazos

      - **Pedidos de inversores**: hasta 24 meses desde el último contacto; si terminás
        invirtiendo, lo que exijan las normas contables, impositivas y societarias.
      - **Boletín**: hasta que te des de baja. Después guardamos solo la constancia de la baja.
      - **Registros técnicos del servidor**, que no llevan datos personales: hasta 12 meses.
      - **Datos de medición**: hasta 365 días en tu navegador; en el servicio de analítica, el
        plazo que tengamos configurado, que nunca pasa de 24 meses.

      Vencido el plazo los borramos o los volvemos anónimos de manera irreversible.

      # Cómo los _cuidamos_ #seguridad

      El sitio viaja cifrado, los pedidos se guardan en documentos privados que ninguna página
      pública puede leer, cada persona del equipo entra con su propia cuenta y no escribimos datos
      personales en los registros técnicos. Ningún sistema es infalible: si alguna vez un incidente
      afecta tus datos, te avisamos a vos y a la autoridad que corresponda.

      # Tus _derechos_ #derechos

      En cualquier país podés pedirnos saber qué datos tuyos tenemos, corregirlos, actualizarlos,
      borrarlos, oponerte a un uso o retirar tu consentimiento. Es gratis. Escribinos a
      [privacidad@yapa.example](mailto:privacidad@yapa.example) desde el correo que nos diste, o
      contanos cómo podemos comprobar que sos vos.

      ### Argentina: Ley 25.326

      Respondemos los pedidos de acceso dentro de los 10 días corridos y los de rectificación,
      actualización o supresión dentro de los 5 días hábiles.

      El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los
      mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un
      interés legítimo al efecto, conforme lo establecido en el artículo 14, inciso 3 de la Ley
      N.º 25.326.

      La Agencia de Acceso a la Información Pública (AAIP), en su carácter de órgano de control de
      la Ley N.º 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan
      quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en
      materia de protección de datos personales. Más información en
      [argentina.gob.ar/aaip](https://www.argentina.gob.ar/aaip).

      ### Uruguay: Ley 18.331

      Tenés los derechos de información, acceso, rectificación, actualización, inclusión y
      supresión de la Ley 18.331 y sus decretos reglamentarios. Respondemos dentro de los 5 días
      hábiles. Podés reclamar ante la Unidad Reguladora y de Control de Datos Personales (URCDP):
      [gub.uy/urcdp](https://www.gub.uy/unidad-reguladora-control-datos-personales/).

      ### Paraguay: Constitución y Ley 6534/20

      El artículo 135 de la Constitución te reconoce el habeas data. La Ley 6534/20 protege los
      datos personales crediticios y rige cuando los datos que nos des sean de esa clase. Además
      aplicamos la normativa general de protección de datos que la complemente o la reemplace, y en
      todo lo que no esté regulado te damos los mismos derechos y plazos que en la Argentina.

      # Menores de _edad_ #menores

      Los formularios de este sitio son para personas de 18 años o más. No pedimos a sabiendas
      datos de menores. Si sos madre, padre o responsable y creés que un chico o una chica nos dejó
      sus datos, escribinos y los borramos. Quienes publican campañas que muestran a menores tienen
      que contar con la autorización de sus responsables.

      # Pagos y _colaboraciones_ #pagos

      En este sitio no se paga nada. Las colaboraciones se hacen dentro de la app, a través de un
      proveedor de pagos que trata los datos de tu tarjeta o de tu saldo según su propia política:
      nosotros no vemos ni guardamos los números de tu tarjeta.

      # Cambios en esta _política_ #cambios

      Si cambiamos algo importante lo avisamos en esta página, con la fecha, y por correo a quienes
      nos dejaron uno. Los datos que ya nos diste se siguen tratando según lo que aceptaste, salvo
      que aceptes lo nuevo.`),
  ]),
  analyticsText: {
    title: 'Medición y grabación de sesiones',
    withContactData: richText(`
      ${ANALYTICS}

      **Los eventos del formulario y de la página de agradecimiento incluyen los datos de contacto que
      escribiste**: nombre, teléfono y correo. Nos sirven para saber si un pedido se perdió en el
      camino.

      ${RECORDING}`),
    withoutContactData: richText(`
      ${ANALYTICS}

      **Ninguno de esos eventos incluye tus datos de contacto**: solo registramos si los campos
      estaban completos o no.

      ${RECORDING}`),
  },
})

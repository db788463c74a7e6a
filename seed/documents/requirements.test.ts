import { expect, test } from 'vitest'
import { textsOf } from '../testing/texts'
import { seedDocuments } from './index'

function textsIn(id: string): string[] {
  const document = seedDocuments.find(({ _id }) => _id === id)
  if (document === undefined) throw new Error(`The seed has no document ${id}`)
  return textsOf(document)
}

/** Texts that stand in a document by themselves, character by character. */
const exact: [requirement: string, document: string, text: string][] = [
  ['RT-04', 'sosHelpPage', 'Ayuda'],
  ['RT-05', 'fuerzaBahiaPage', '#FUERZABAHIA'],
  ['RT-05', 'todosPorBahiaPage', 'TODOS POR BAHÍA BLANCA'],
  ['CMS-09', 'siteSettings', 'Yapa'],
  ['INV-01', 'investorsPage', 'Sé parte del futuro de la colaboración digital'],
  ['INV-01', 'investorsPage', 'Invertí en {product}.'],
  ['INV-02', 'investorsPage', 'Solicitar acceso al plan de inversión completo'],
  ['INV-03', 'investorsPage', 'Contrato marco'],
  ['INV-03', 'investorsPage', 'Condiciones legales'],
  ['INV-03', 'investorsPage', 'Tabla de capitalización'],
  ['INV-03', 'investorsPage', 'Plan financiero de escalamiento'],
  ['INV-05', 'investorsPage', 'Oportunidad de Inversión'],
  ['INV-05', 'investorsPage', 'USD 1.000'],
  ['INV-05', 'investorsPage', 'x5 a x10'],
  ['INV-05', 'investorsPage', 'USD 120.000'],
  ['INV-05', 'investorsPage', 'USD 180.000'],
  ['INV-06', 'investorsPage', 'Qué nos hace únicos?'],
  ['INV-08', 'investorsPage', 'Tracción real y próximos pasos'],
  ['INV-09', 'investorsPage', 'El equipo que lidera el cambio'],
  ['INV-10', 'investorsPage', 'Por qué {product}'],
  [
    'TY-03',
    'thankYouPage',
    'Pronto te contactaremos para enviarte información con el plan de inversión.',
  ],
  ['FORM-03', 'formMessages', 'Por favor, ingresa un número de teléfono válido.'],
  ['FORM-04', 'formMessages', 'Por favor, ingresa un email válido.'],
  ['FORM-06', 'formMessages', 'Por favor, completa el CAPTCHA.'],
  ['FORM-07', 'formMessages', 'Hubo un error al enviar el mensaje.'],
  ['NEWS-01', 'formMessages', 'Enviando mensaje, aguarde unos instantes...'],
  ['NEWS-02', 'formMessages', 'El correo electrónico es obligatorio.'],
  ['NEWS-02', 'formMessages', 'Por favor, introduce un correo electrónico válido.'],
  ['NEWS-02', 'formMessages', 'Este campo es requerido'],
  ['GAL-01', 'galleryPage', 'Copiado!'],
  ['GAL-02', 'galleryPage', 'No hay archivos en la galería'],
  ['ERR-01', 'errorPages', 'Unexpected Application Error!'],
]

test.each(exact)('%s %s says exactly "%s"', (_requirement, document, text) => {
  expect(textsIn(document)).toContain(text)
})

/** What a document has to speak of, whatever the words around it. */
const mentioned: [requirement: string, document: string, pattern: RegExp][] = [
  ['INV-02', 'investorsPage', /me interesa invertir en \{product\}.*más información/],
  ['INV-05', 'investorsPage', /LLC.*Florida/],
  ['INV-05', 'investorsPage', /SAFE o equity, según el monto/],
  ['INV-05', 'investorsPage', /24 a 36 meses/],
  ['INV-05', 'investorsPage', /podés perder todo/],
  ['INV-06', 'investorsPage', /solución tan completa, transparente y justa/],
  ['INV-08', 'investorsPage', /50\.000 descargas y usuarios activos/],
  ['INV-08', 'investorsPage', /[Tt]racción inicial en la Argentina/],
  ['INV-08', 'investorsPage', /En 12 meses/],
  ['INV-08', 'investorsPage', /En 10 días/],
  ['INV-08', 'investorsPage', /Expansión en Uruguay y Paraguay/],
  ['INV-08', 'investorsPage', /Operaciones en Brasil y México/],
  ['INV-08', 'investorsPage', /Publicidad geolocalizada/],
  ['INV-08', 'investorsPage', /Recompensas masivas/],
  ['INV-08', 'investorsPage', /Sistema de tokens/],
  ['INV-08', 'investorsPage', /Rifas impresas/],
  ['HOME-01', 'homePage', /Puntos\..*colaborás/],
  ['HOME-01', 'homePage', /Estatus\./],
  ['HOME-01', 'homePage', /Embajadores\./],
  ['HOME-01', 'homePage', /Concursos\./],
  ['HOME-01', 'homePage', /registrarse y verificar la cuenta.*verificar el teléfono/],
  ['HOME-02', 'homePage', /nombres inventados/],
  ['HOME-05', 'sosDonatePage', /«Colaborar»/],
  ['HOME-07', 'footer', /© \{year\} \{product\}/],
  ['SOS-02', 'fuerzaBahiaPage', /^Ingeniero White$/],
  ['SOS-02', 'fuerzaBahiaPage', /^General Daniel Cerri$/],
  ['RT-02', 'privacyPage', /todavía no lo revisó un profesional del derecho/],
  ['RT-02', 'termsPage', /todavía no lo revisó un profesional del derecho/],
  ['RT-02', 'privacyPage', /Agencia de Acceso a la Información Pública \(AAIP\)/],
  ['RT-02', 'privacyPage', /Ley 18\.331/],
  ['RT-02', 'privacyPage', /Ley 6534\/20/],
  ['RT-02', 'termsPage', /cada provincia y la Ciudad Autónoma de Buenos Aires/],
]

test.each(mentioned)('%s %s speaks of %s', (_requirement, document, pattern) => {
  expect(textsIn(document).filter((text) => pattern.test(text))).not.toEqual([])
})

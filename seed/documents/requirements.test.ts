import { expect, test } from 'vitest'
import { collectTexts } from '../testing/find-values'
import { seedDocuments } from './index'

function collectDocumentTexts(id: string): string[] {
  const document = seedDocuments.find(({ _id }) => _id === id)
  if (document === undefined) throw new Error(`The seed has no document ${id}`)
  return collectTexts(document)
}

/** Complete texts of a document. */
const exact: [document: string, text: string, requirement: string][] = [
  ['sosHelpPage', 'Ayuda', 'RT-04'],
  ['fuerzaBahiaPage', '#FUERZABAHIA', 'RT-05'],
  ['todosPorBahiaPage', 'TODOS POR BAHÍA BLANCA', 'RT-05'],
  ['siteSettings', 'Yapa', 'CMS-09'],
  ['investorsPage', 'Sé parte del futuro de la colaboración digital', 'INV-01'],
  ['investorsPage', 'Invertí en {product}.', 'INV-01'],
  ['investorsPage', 'Solicitar acceso al plan de inversión completo', 'INV-02'],
  ['investorsPage', 'Contrato marco', 'INV-03'],
  ['investorsPage', 'Condiciones legales', 'INV-03'],
  ['investorsPage', 'Tabla de capitalización', 'INV-03'],
  ['investorsPage', 'Plan financiero de escalamiento', 'INV-03'],
  ['investorsPage', 'Oportunidad de Inversión', 'INV-05'],
  ['investorsPage', 'USD 1.000', 'INV-05'],
  ['investorsPage', 'x5 a x10', 'INV-05'],
  ['investorsPage', 'USD 120.000', 'INV-05'],
  ['investorsPage', 'USD 180.000', 'INV-05'],
  ['investorsPage', 'Qué nos hace únicos?', 'INV-06'],
  ['investorsPage', 'Tracción real y próximos pasos', 'INV-08'],
  ['investorsPage', 'El equipo que lidera el cambio', 'INV-09'],
  ['investorsPage', 'Por qué {product}', 'INV-10'],
  [
    'thankYouPage',
    'Pronto te contactaremos para enviarte información con el plan de inversión.',
    'TY-03',
  ],
  ['formMessages', 'Por favor, ingresa un número de teléfono válido.', 'FORM-03'],
  ['formMessages', 'Por favor, ingresa un email válido.', 'FORM-04'],
  ['formMessages', 'Por favor, completa el CAPTCHA.', 'FORM-06'],
  ['formMessages', 'Hubo un error al enviar el mensaje.', 'FORM-07'],
  ['formMessages', 'Enviando mensaje, aguarde unos instantes...', 'NEWS-01'],
  ['formMessages', 'El correo electrónico es obligatorio.', 'NEWS-02'],
  ['formMessages', 'Por favor, introduce un correo electrónico válido.', 'NEWS-02'],
  ['formMessages', 'Este campo es requerido', 'NEWS-02'],
  ['galleryPage', 'Copiado!', 'GAL-01'],
  ['galleryPage', 'No hay archivos en la galería', 'GAL-02'],
  ['errorPages', 'Unexpected Application Error!', 'ERR-01'],
]

test.each(exact)('%s has exactly the text "%s" (%s)', (document, text) => {
  expect(collectDocumentTexts(document)).toContain(text)
})

test.each(['aboutPage', 'investorsPage'])('%s dates the figures in its sentences', (document) => {
  const sentences = collectDocumentTexts(document).filter((text) =>
    /más de 50\.000 .{60}/.test(text),
  )
  expect(sentences.filter((text) => !/al \d+ de \w+ de \d{4}/.test(text))).toEqual([])
})

/** Contents of a document, in any text. */
const mentioned: [document: string, pattern: RegExp, requirement: string][] = [
  ['investorsPage', /me interesa invertir en \{product\}.*más información/, 'INV-02'],
  ['investorsPage', /LLC.*Florida/, 'INV-05'],
  ['investorsPage', /SAFE o equity, según el monto/, 'INV-05'],
  ['investorsPage', /24 a 36 meses/, 'INV-05'],
  ['investorsPage', /podés perder todo/i, 'INV-05'],
  ['investorsPage', /solución tan completa, transparente y justa/, 'INV-06'],
  ['investorsPage', /50\.000 descargas y usuarios activos/, 'INV-08'],
  ['investorsPage', /[Tt]racción inicial en la Argentina/, 'INV-08'],
  ['investorsPage', /En 12 meses/, 'INV-08'],
  ['investorsPage', /En 10 días/, 'INV-08'],
  ['investorsPage', /Expansión en Uruguay y Paraguay/, 'INV-08'],
  ['investorsPage', /Operaciones en Brasil y México/, 'INV-08'],
  ['investorsPage', /Publicidad geolocalizada/, 'INV-08'],
  ['investorsPage', /Recompensas masivas/, 'INV-08'],
  ['investorsPage', /Sistema de tokens/, 'INV-08'],
  ['investorsPage', /Rifas impresas/, 'INV-08'],
  ['homePage', /Puntos\..*colaborás/, 'HOME-01'],
  ['homePage', /Estatus\./, 'HOME-01'],
  ['homePage', /Embajadores\./, 'HOME-01'],
  ['homePage', /Concursos\./, 'HOME-01'],
  ['homePage', /registrarse y verificar la cuenta.*verificar el teléfono/, 'HOME-01'],
  ['homePage', /nombres inventados/, 'HOME-02'],
  ['sosDonatePage', /«Colaborar»/, 'HOME-05'],
  ['footer', /© \{year\} \{product\}/, 'HOME-07'],
  ['fuerzaBahiaPage', /^Ingeniero White$/, 'SOS-02'],
  ['fuerzaBahiaPage', /^General Daniel Cerri$/, 'SOS-02'],
  ['privacyPage', /todavía no lo revisó un profesional del derecho/, 'RT-02'],
  ['termsPage', /todavía no lo revisó un profesional del derecho/, 'RT-02'],
  ['privacyPage', /Agencia de Acceso a la Información Pública \(AAIP\)/, 'RT-02'],
  ['privacyPage', /Ley 18\.331/, 'RT-02'],
  ['privacyPage', /Ley 6534\/20/, 'RT-02'],
  ['termsPage', /cada provincia y la Ciudad Autónoma de Buenos Aires/, 'RT-02'],
]

test.each(mentioned)('%s mentions %s (%s)', (document, pattern) => {
  expect(collectDocumentTexts(document).filter((text) => pattern.test(text))).not.toEqual([])
})

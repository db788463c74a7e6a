import { expect, test } from 'vitest'
import { collectTexts } from '../testing/find-values'
import { seedDocuments } from './index'

function collectDocumentTexts(id: string): string[] {
  const document = seedDocuments.find(({ _id }) => _id === id)
  if (document === undefined) throw new Error(`The seed has no document ${id}`)
  return collectTexts(document)
}

/** Complete texts of a document that no browser test compares exactly. */
const exact: [document: string, text: string, requirement: string][] = [
  ['sosHelpPage', 'Ayuda', 'RT-04'],
  ['todosPorBahiaPage', 'TODOS POR BAHÍA BLANCA', 'RT-05'],
  ['investorsPage', 'Invertí en {product}.', 'INV-01'],
  ['investorsPage', 'Solicitar acceso al plan de inversión completo', 'INV-02'],
  ['investorsPage', 'Oportunidad de Inversión', 'INV-05'],
  ['investorsPage', 'USD 1.000', 'INV-05'],
  ['investorsPage', 'x5 a x10', 'INV-05'],
  ['investorsPage', 'USD 120.000', 'INV-05'],
  ['investorsPage', 'USD 180.000', 'INV-05'],
  ['investorsPage', 'Tracción real y próximos pasos', 'INV-08'],
  ['investorsPage', 'El equipo que lidera el cambio', 'INV-09'],
  ['investorsPage', 'Por qué {product}', 'INV-10'],
  [
    'thankYouPage',
    'Pronto te contactaremos para enviarte información con el plan de inversión.',
    'TY-03',
  ],
  ['galleryPage', 'Copiado!', 'GAL-01'],
  ['galleryPage', 'No hay archivos en la galería', 'GAL-02'],
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

/** Contents of a document, in any text, that no browser test reads. */
const mentioned: [document: string, pattern: RegExp, requirement: string][] = [
  ['investorsPage', /solución tan completa, transparente y justa/, 'INV-06'],
  ['investorsPage', /En 12 meses/, 'INV-08'],
  ['investorsPage', /En 10 días/, 'INV-08'],
  ['homePage', /Puntos\..*colaborás/, 'HOME-01'],
  ['homePage', /Estatus\./, 'HOME-01'],
  ['homePage', /Embajadores\./, 'HOME-01'],
  ['homePage', /Concursos\./, 'HOME-01'],
  ['homePage', /registrarse y verificar la cuenta.*verificar el teléfono/, 'HOME-01'],
  ['homePage', /nombres inventados/, 'HOME-02'],
  ['sosDonatePage', /«Colaborar»/, 'HOME-05'],
  ['footer', /© \{year\} \{product\}/, 'HOME-07'],
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

import { documents, type DocumentName } from '../../catalogue'
import type { Family, RenderFile } from '../../family'
import { frequentQuestions, investorSummary, pressKit } from './company'
import { ambassadorGuide, campaignGuide, raffleGuide } from './guides'
import { bookletMarkup, type Booklet } from './layout'
import { brandManual, drawRules } from './reference'

const builders: Readonly<Record<DocumentName, () => Promise<Booklet>>> = {
  'yapa-resumen-inversores': investorSummary,
  'yapa-kit-de-prensa': pressKit,
  'yapa-preguntas-frecuentes': frequentQuestions,
  'yapa-guia-campanas': campaignGuide,
  'yapa-guia-rifas': raffleGuide,
  'yapa-guia-embajadores': ambassadorGuide,
  'yapa-manual-de-marca': brandManual,
  'yapa-bases-de-sorteos-modelo': drawRules,
}

/**
 * The same text must give the same file: Chromium writes the time into a PDF, and names its nodes
 * by a count that goes on from one document to the next. Both are replaced by as many characters.
 */
function reproducible(pdf: Buffer): Buffer {
  const source = pdf.toString('latin1')
  const names = [...new Set(source.match(/node\d{8}/g))].sort()
  const renamed = new Map(names.map((name, i) => [name, `node${String(i).padStart(8, '0')}`]))
  const text = source
    .replace(
      /(\/(?:CreationDate|ModDate) \(D:)\d{14}/g,
      (_, start: string) => `${start}20250101000000`,
    )
    .replace(/node\d{8}/g, (name) => renamed.get(name) ?? name)
  return Buffer.from(text, 'latin1')
}

const made =
  (build: () => Promise<Booklet>): RenderFile =>
  async (renderer) =>
    reproducible(await renderer.document(bookletMarkup(await build())))

/** The eight PDFs. */
export const pdf: Family = Object.fromEntries(
  Object.entries(documents).flatMap(([name, { file }]) =>
    Object.entries(builders)
      .filter(([known]) => known === name)
      .map(([, build]) => [file, made(build)]),
  ),
)

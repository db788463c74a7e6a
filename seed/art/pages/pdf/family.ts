import { documents, type DocumentName } from '../../../assets/catalogue'
import type { Family, Make } from '../../work'
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

/** The dates that Chromium writes into a PDF, replaced so that the same text gives the same file. */
const withoutDates = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replace(
        /(\/(?:CreationDate|ModDate) \(D:)\d{14}/g,
        (_, start: string) => `${start}20250101000000`,
      ),
    'latin1',
  )

const made =
  (build: () => Promise<Booklet>): Make =>
  async (darkroom) =>
    withoutDates(await darkroom.document(bookletMarkup(await build())))

/** The eight PDFs. */
export const pdf: Family = Object.fromEntries(
  Object.entries(documents).flatMap(([name, { file }]) =>
    Object.entries(builders)
      .filter(([known]) => known === name)
      .map(([, build]) => [file, made(build)]),
  ),
)

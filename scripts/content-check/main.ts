import { flag, readArguments } from '#config/command-line.server'
import { env } from '#config/env.server'
import { collections } from '../../schemas'
import type { SeedDocument } from '#seed/authoring/document'
import { createDatasetClient, describeDataset, explainError } from '#seed/connection'
import { seedDocuments } from '#seed/documents/index'
import { validateDataset, validateSeed } from '#seed/validate'
import { findBrokenLinks } from './links'
import { type CheckReport, createReport, formatReport } from './report'

const USAGE = `npm run content:check [-- --drafts] [-- --links] [-- --seed] [-- --json]
  Validates the documents of the dataset against the schemas, with the rules of the Studio's tool
  Revisión. Exits with 1 on errors.
  --drafts  also drafts
  --links   also links to other sites; the embedded lake requests them
  --seed    the documents in seed/ instead; needs no dataset
  --json    prints {source, documents, errors, warnings, findings}`

interface Flags {
  readonly drafts: boolean
  readonly links: boolean
  readonly seed: boolean
}

async function main() {
  const options = { drafts: flag, links: flag, seed: flag, json: flag }
  const { values } = readArguments(USAGE, { options })
  const report = await check(values)
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report))
  if (report.errors > 0) process.exitCode = 1
}

async function check({ drafts, links, seed }: Flags): Promise<CheckReport> {
  if (seed && (links || drafts)) throw new Error('--seed goes with neither --links nor --drafts.')
  if (seed) return createReport('the seed', seedDocuments.length, await validateSeed())
  const client = createDatasetClient(env())
  const { documents, issues } = await validateDataset(client, {
    includeDrafts: drafts,
    // Beside the report, which a program may read.
    onProgress: (done, total) => {
      if (done % 100 === 0 || done === total) console.error(`  ${done} of ${total}`)
    },
  })
  const broken = links ? await findBrokenLinks(client, documents.filter(isOfStaff)) : []
  return createReport(describeDataset(env()), documents.length, [...issues, ...broken])
}

/** Whether staff wrote a document; visitors may write any address into a request. */
const isOfStaff = ({ _type }: SeedDocument) =>
  !collections.some(({ type, writtenBySite }) => type === _type && writtenBySite)

main().catch((error: unknown) => {
  console.error(explainError(error, env()))
  process.exitCode = 1
})

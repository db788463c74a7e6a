import { parseArgs } from 'node:util'
import { MARK_TYPE } from '../../app/services/investor-requests/index.server'
import { env } from '../../config/env.server'
import { schemaTypes } from '../../schemas'
import { createDatasetClient, describeDataset, explainError } from '../connection'
import type { SeedDocument } from '../authoring/document'
import { withRetries } from '../retry'
import { validateDocuments, type ValidationIssue } from '../validate'
import { validateSeed } from '../validate-seed'

const USAGE = `npm run dataset:validate [-- --drafts | --seed]
  Validates the documents of a dataset against the schemas. Exits with 1 on errors.
  --drafts  also drafts
  --seed    the documents in seed/ instead; needs no dataset`

async function main() {
  const { values } = parseArgs({
    options: {
      drafts: { type: 'boolean', default: false },
      seed: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const issues = values.seed ? await validateSeed() : await validateDataset(values.drafts)
  printIssues(issues)
}

async function validateDataset(includeDrafts: boolean) {
  console.log(`Validating ${describeDataset(env())}`)
  const client = createDatasetClient(env())
  const all = await withRetries(() => client.fetch<SeedDocument[]>('*'))
  const hasSchema = ({ _type }: SeedDocument) =>
    !/^(?:sanity|system)\./.test(_type) && _type !== MARK_TYPE
  const isSelected = ({ _id }: SeedDocument) => includeDrafts || !/^(drafts|versions)\./.test(_id)
  const documents = all.filter(hasSchema).filter(isSelected)
  console.log(`  ${documents.length} documents`)
  return validateDocuments({
    documents,
    schemaTypes,
    client,
    otherIds: all.map(({ _id }) => _id),
    onProgress: (done, total) => {
      if (done % 100 === 0 || done === total) console.log(`  ${done} of ${total}`)
    },
  })
}

function printIssues(issues: readonly ValidationIssue[]) {
  for (const id of new Set(issues.map((issue) => issue.id))) {
    const found = issues.filter((issue) => issue.id === id)
    console.log(`\n${id} (${found[0]?.type ?? ''})`)
    for (const { level, path, message } of found) {
      console.log(`  ${level.padEnd(7)} ${path === '' ? '' : `${path}: `}${message}`)
    }
  }
  const errors = issues.filter(({ level }) => level === 'error').length
  console.log(`\n${errors} errors, ${issues.length - errors} warnings`)
  if (errors > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(explainError(error, env()))
  process.exitCode = 1
})

import { parseArgs } from 'node:util'
import { MARK_TYPE } from '../../app/services/investor-requests/stored-documents.server'
import { env } from '../../config/env.server'
import { schemaTypes } from '../../schemas'
import { datasetClient, datasetName, explainFailure } from '../connection'
import type { SeedDocument } from '../authoring/document'
import { withRetries } from '../retry'
import { validateDocuments, type Problem } from '../validate'
import { validateSeed } from '../validate-seed'

const USAGE = `npm run dataset:validate [-- --drafts | --seed]
  Validates every document of the dataset against the schemas. Exit code 1 when there are errors.
  --drafts  drafts too
  --seed    the seed documents in this folder instead; needs no dataset`

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
  const problems = values.seed ? await validateSeed() : await validateDataset(values.drafts)
  print(problems)
}

async function validateDataset(includeDrafts: boolean) {
  console.log(`Validating ${datasetName(env())}`)
  const client = datasetClient(env())
  const all = await withRetries(() => client.fetch<SeedDocument[]>('*'))
  const isOurs = ({ _type }: SeedDocument) =>
    !/^(?:sanity|system)\./.test(_type) && _type !== MARK_TYPE
  const isWanted = ({ _id }: SeedDocument) => includeDrafts || !/^(drafts|versions)\./.test(_id)
  const documents = all.filter(isOurs).filter(isWanted)
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

function print(problems: readonly Problem[]) {
  for (const id of new Set(problems.map((problem) => problem.id))) {
    const found = problems.filter((problem) => problem.id === id)
    console.log(`\n${id} (${found[0]?.type ?? ''})`)
    for (const { level, path, message } of found) {
      console.log(`  ${level.padEnd(7)} ${path === '' ? '' : `${path}: `}${message}`)
    }
  }
  const errors = problems.filter(({ level }) => level === 'error').length
  console.log(`\n${errors} errors, ${problems.length - errors} warnings`)
  if (errors > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(explainFailure(error, env()))
  process.exitCode = 1
})

import { createInterface } from 'node:readline/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '../../config/env.server'
import { datasetClient, datasetName, explainFailure } from '../connection'
import { seedDocuments } from '../documents'
import { loadSeed, type LoadReport } from '../load'

const USAGE = `npm run seed [-- --replace [--yes]]
  Loads the seed dataset: what is missing is created, what is there is left as it is.
  --replace  overwrite documents that differ from the seed, after asking
  --yes      with --replace: do not ask (for scripts)`

async function main() {
  const { values } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  if (values.replace && !values.yes && !process.stdin.isTTY) {
    throw new Error('--replace asks before it overwrites, and there is no terminal: add --yes.')
  }
  console.log(`Loading the seed into ${datasetName(env())}`)
  const report = await loadSeed({
    client: datasetClient(env()),
    documents: seedDocuments,
    assetFolder: path.join(import.meta.dirname, '../assets'),
    log: (line) => console.log(`  ${line}`),
    ...(values.replace && { mayReplace: values.yes ? () => Promise.resolve(true) : ask }),
  })
  print(report)
}

async function ask(ids: readonly string[]) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const list = ids.map((id) => `  ${id}`).join('\n')
    const answer = await terminal.question(
      `These documents differ from the seed and would be overwritten:\n${list}\nOverwrite? [y/N] `,
    )
    return /^(y|yes|s|si|sí)$/i.test(answer.trim())
  } finally {
    terminal.close()
  }
}

function print(report: LoadReport) {
  const { assetsUploaded, assetsPresent, created, unchanged, replaced, keptEdits } = report
  console.log(`Assets: ${assetsUploaded} uploaded, ${assetsPresent} already there`)
  console.log(
    `Documents: ${created.length} created, ${unchanged} unchanged, ${replaced.length} replaced`,
  )
  if (report.filesMissing.length > 0) {
    console.log(
      `Not on disk, so left out (npm run seed:art draws them): ${report.filesMissing.join(', ')}`,
    )
  }
  if (keptEdits.length > 0) {
    console.log(`Left as they are, since they differ from the seed: ${keptEdits.join(', ')}`)
    console.log('To overwrite them: npm run seed -- --replace')
  }
  if (report.withDraft.length > 0) {
    console.log(`Unpublished drafts, never touched: ${report.withDraft.join(', ')}`)
  }
}

main().catch((error: unknown) => {
  console.error(explainFailure(error, env()))
  process.exitCode = 1
})

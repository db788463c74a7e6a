import { access } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { env } from '../../config/env.server'
import { datasetClient, datasetName, explainFailure } from '../connection'
import { exportContent } from '../export'

const USAGE = `npm run dataset:export -- <file.tar.gz> [--private] [--overwrite]
  Writes the dataset with its assets into an archive that "sanity dataset import" reads.
  --private    also drafts, investor requests, newsletter sign-ups and counts of visits
  --overwrite  replace the file when it exists
  The site has to be running: assets are fetched at their public addresses.`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      private: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [outputPath] = positionals
  if (values.help || outputPath === undefined) {
    console.log(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  if (!values.overwrite && (await exists(outputPath))) {
    throw new Error(`${outputPath} exists: choose another name, or add --overwrite.`)
  }
  await assertAssetsAnswer()
  console.log(`Exporting ${datasetName(env())}`)
  const { documentCount, assetCount } = await exportContent({
    client: datasetClient(env()),
    dataset: env().content.dataset,
    outputPath,
    includePrivate: values.private,
    onProgress: progressPrinter(),
  })
  console.log(`${outputPath}: ${documentCount} documents, ${assetCount} assets`)
}

/** Addresses of assets lead through the site: say so at once when it is not there. */
async function assertAssetsAnswer() {
  const { content } = env()
  if (content.kind === 'hosted') return
  try {
    await fetch(`${content.publicApiHost}/v1/ping`, { signal: AbortSignal.timeout(5000) })
  } catch (cause) {
    throw new Error(
      `Assets are fetched through the site, and ${content.publicApiHost} does not answer: start it with "npm run up", or set PORT or SITE_URL as it runs.`,
      { cause },
    )
  }
}

async function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Prints each step once, and its count when it has changed by the end. */
function progressPrinter() {
  let printed = ''
  return ({ step, current, total }: { step: string; current?: number; total?: number | '?' }) => {
    const isEnd = current !== undefined && current === total
    const line = isEnd ? `  ${step} ${current}` : `  ${step}`
    if (line !== printed && (isEnd || !printed.startsWith(line))) console.log(line)
    printed = line
  }
}

main().catch((error: unknown) => {
  console.error(explainFailure(error, env()))
  process.exitCode = 1
})

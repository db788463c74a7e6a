import { existsSync } from 'node:fs'
import { flag, readArguments } from '#config/command-line.server'
import { env } from '#config/env.server'
import { createDatasetClient, describeDataset, explainError } from '../connection'
import { exportContent } from '../export'

const USAGE = `npm run dataset -- export <file.tar.gz> [--private] [--overwrite]
  Writes the dataset with its assets into an archive that "sanity dataset import" reads.
  --private    also drafts, investor requests, newsletter sign-ups and visit counts
  --overwrite  replace the file when it exists`

async function main() {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { private: flag, overwrite: flag },
  })
  const [command, outputPath] = positionals
  if (command !== 'export' || outputPath === undefined) throw new Error(USAGE)
  if (!values.overwrite && existsSync(outputPath)) {
    throw new Error(`${outputPath} exists: choose another name, or add --overwrite.`)
  }
  console.log(`Exporting ${describeDataset(env())}`)
  const { documentCount, assetCount } = await exportContent({
    client: createDatasetClient(env()),
    dataset: env().content.dataset,
    outputPath,
    includePrivate: values.private,
    onProgress: createProgressPrinter(),
  })
  console.log(`${outputPath}: ${documentCount} documents, ${assetCount} assets`)
}

/** Returns a function that prints each step once, and its count at the end. */
function createProgressPrinter() {
  let printed = ''
  return ({ step, current, total }: { step: string; current?: number; total?: number | '?' }) => {
    const isEnd = current !== undefined && current === total
    const line = isEnd ? `  ${step} ${current}` : `  ${step}`
    if (line !== printed && (isEnd || !printed.startsWith(line))) console.log(line)
    printed = line
  }
}

main().catch((error: unknown) => {
  console.error(explainError(error, env()))
  process.exitCode = 1
})

import path from 'node:path'
import { confirm, flag, readArguments } from '#config/command-line.server'
import { env } from '#config/env.server'
import { root } from '#config/root.server'
import { createDatasetClient, describeDataset, explainError } from '../connection'
import { seedDocuments } from '../documents'
import { loadRoomFiles } from '../load-room-files'
import { loadSeed } from '../load'

const USAGE = `npm run seed [-- --replace [--yes]]
  Loads the seed dataset: creates missing documents, leaves existing ones unchanged.
  --replace  also overwrites documents that differ from the seed, after asking
  --yes      with --replace: does not ask (for scripts)`

async function main() {
  const { values } = readArguments(USAGE, { options: { replace: flag, yes: flag } })
  if (values.replace && !values.yes && !process.stdin.isTTY) {
    throw new Error('--replace asks before it overwrites, and there is no terminal: add --yes.')
  }
  console.log(`Loading the seed into ${describeDataset(env())}`)
  const client = createDatasetClient(env())
  await loadSeed({
    client,
    documents: seedDocuments,
    assetFolder: path.join(root, 'seed/assets'),
    log: (line) => console.log(line),
    ...(values.replace && { confirmReplace: values.yes ? () => Promise.resolve(true) : askUser }),
  })
  console.log(`Sample files of the investor's room: ${await loadRoomFiles(client)} created`)
}

function askUser(ids: readonly string[]) {
  console.log('These documents differ from the seed and would be overwritten:')
  for (const id of ids) console.log(`  ${id}`)
  return confirm('Overwrite?')
}

main().catch((error: unknown) => {
  console.error(explainError(error, env()))
  process.exitCode = 1
})

import { flag, readArguments } from '#config/command-line.server'
import { root } from '#config/root.server'
import { readVariables } from '#config/variables.server.mjs'
import { controlFile, requestReload } from '#server/control'
import { main } from './lib/run.mjs'

const USAGE = `npm run reload [-- --lake]
  Starts this folder's build in place of the running one, which finishes its requests. The running
  product is found by DATA_DIR. Exits with 1 and the reason when the new site does not start; the
  running one goes on.
  --lake  restarts the lake first; nothing can be saved for about a second`

await main(async () => {
  const { values } = readArguments(USAGE, { options: { lake: flag } })
  const startedAt = Date.now()
  await requestReload(controlFile(readVariables(), root), { root, lake: values.lake })
  console.log(`Reloaded in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s.`)
})

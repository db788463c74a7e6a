// Installs, builds and serves the product. Plain JavaScript: packages may not be installed yet.
import { setMode } from '../config/variables.server.mjs'
import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/prepare.mjs'
import { main, run } from './lib/run.mjs'

await main(async () => {
  checkNode()
  const mode = setMode(process.argv.includes('--dev') ? 'development' : undefined)
  if (mode === 'development') {
    await install()
    const { register } = await import('tsx/esm/api')
    register()
    await import('./serve.ts')
  } else {
    const build = () => run('Building what has changed', 'npm', ['run', '-s', 'build'])
    await install(build, { withTools: false })
    await import('../build/server/serve.js')
  }
})

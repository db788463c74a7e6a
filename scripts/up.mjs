// From a fresh clone to everything served. Plain JavaScript: nothing may be installed yet.
import { checkNode, install } from './lib/prepare.mjs'
import { main, run } from './lib/run.mjs'

await main(async () => {
  checkNode()
  await install()
  // React and Express look at NODE_ENV themselves, before our own reading of the environment.
  const fallback = process.env.NODE_ENV ?? 'production'
  process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : fallback
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  if (process.env.NODE_ENV === 'development') {
    const { register } = await import('tsx/esm/api')
    register()
    await import('./serve.ts')
  } else {
    await import('../build/server/serve.js')
  }
})

import { main, run } from './lib/run.mjs'

/**
 * Takes the pictures of the editors' guide, `docs/editores/imagenes/`, by the browser test that walks
 * through it.
 */
await main(async () => {
  const config = ['--config', 'tests/e2e/playwright.config.ts']
  const args = ['playwright', 'test', ...config, '--reporter=list', 'editors-guide.spec.ts']
  await run('Taking the pictures', 'npx', args, { GUIDE_PICTURES: 'true' })
  // The built Studio contains them.
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
})

import { main, run } from './lib/run.mjs'

/**
 * Takes the pictures of the editors' guide, `docs/editores/imagenes/`, with the browser test that
 * follows the guide step by step.
 */
await main(async () => {
  const config = ['--config', 'tests/nightly/playwright.config.ts']
  const args = ['playwright', 'test', ...config, '--reporter=list', 'editors-guide.spec.ts']
  await run('Taking the pictures', 'npx', args, { GUIDE_PICTURES: 'true' })
  // The built Studio contains them.
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
})

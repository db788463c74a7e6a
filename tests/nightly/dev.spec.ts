import { existsSync, rmSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { startTestInstance, type TestInstance } from '#scripts/lib/test-instance'
import { seededData } from '../e2e/testing/seeded-data'

/** Where Vite stores the dependencies that it has bundled for development. */
const DEPENDENCY_CACHE = 'node_modules/.vite/deps'

let instance: TestInstance

test.beforeAll(async () => {
  rmSync(DEPENDENCY_CACHE, { recursive: true, force: true })
  instance = await startTestInstance('dev', {}, seededData())
})

test.afterAll(() => instance.dispose())

test('the first page of the first dev server loads once, with one React', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto(`${instance.origin}/inversores`)
  await page.getByRole('button', { name: 'Quiero el plan' }).first().click()
  const form = page.getByRole('dialog')
  const name = form.getByLabel('Nombre y apellido')
  await name.fill('An')
  // React shows the message, once it has started.
  await expect(async () => {
    await name.focus()
    await name.blur()
    await expect(form.getByText('Ese nombre es muy corto')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect.poll(() => existsSync(DEPENDENCY_CACHE)).toBe(true)
  expect(errors).toEqual([])
  expect(loads).toBe(1)
})

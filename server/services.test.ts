import { expect, test, vi } from 'vitest'
import type { Services } from '#app/services/services.server'
import { createServicesOwner } from './services'

/** A build whose services do nothing. */
function createBuild() {
  const stop = vi.fn(() => Promise.resolve())
  const services: Services = {
    investorRequests: {
      accept: () => Promise.reject(new Error('unused')),
      reportSent: () => false,
      saveSignup: () => undefined,
      saveAnswer: () => undefined,
      challenge: () => Promise.reject(new Error('unused')),
      waiting: () => {
        throw new Error('unused')
      },
      stop,
    },
    visits: { count: () => undefined, stop },
    stop,
  }
  const startServices = vi.fn(() => services)
  const build = { entry: { module: { default: () => new Response(), startServices } } }
  return { build, services, startServices, stop }
}

test('starts the services of a build once', async () => {
  const { build, services, startServices, stop } = createBuild()
  const owner = createServicesOwner()
  expect(owner.current()).toBeUndefined()
  owner.use(build)
  owner.use(build)
  expect(startServices).toHaveBeenCalledOnce()
  expect(owner.current()).toBe(services)
  await owner.stop()
  expect(stop).toHaveBeenCalledOnce()
})

test('stops the running services when the build was reloaded', () => {
  const first = createBuild()
  const second = createBuild()
  const owner = createServicesOwner()
  owner.use(first.build)
  owner.use(second.build)
  expect(first.stop).toHaveBeenCalledOnce()
  expect(owner.current()).toBe(second.services)
})

test('rejects a build without services', () => {
  const module = { default: () => new Response() }
  expect(() => createServicesOwner().use({ entry: { module } })).toThrow('npm run build')
})

import express from 'express'
import { expect, test } from 'vitest'
import { peopleRoutes } from './people-routes'
import { startTestLake } from './test-lake'

test('of two who add the same person at once, one does and the other is told so', async () => {
  const { origin, ctx, authorization } = await startTestLake((app, lake) => {
    app.use(express.json(), peopleRoutes(lake))
  })
  const request = {
    method: 'POST',
    headers: { ...authorization('administrator'), 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.test', role: 'editor' }),
  }
  const add = () => fetch(`${origin}/projects/embedded/people`, request)
  const statuses = (await Promise.all([add(), add()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect(ctx.accounts.people()).toMatchObject([{ name: 'ana', role: 'editor' }])
})

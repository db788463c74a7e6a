import express from 'express'
import { expect, test } from 'vitest'
import { startTestLake } from '../testing/accounts-lake'
import { createUserRoutes } from './user-routes'

test('answers 409 to the second of two concurrent creations of a user', async () => {
  const { origin, ctx, authorization } = await startTestLake((app, lake) => {
    app.use(express.json(), createUserRoutes(lake))
  })
  const request = {
    method: 'POST',
    headers: { ...authorization('administrator'), 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.test', role: 'editor' }),
  }
  const create = () => fetch(`${origin}/projects/embedded/users`, request)
  const responses = await Promise.all([create(), create()])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(ctx.accounts.listUsers()).toMatchObject([{ name: 'ana', role: 'editor' }])
})

import express, { type Router } from 'express'

/** What the Studio and the client ask in passing; each has one fixed answer here. */
export function housekeepingRoutes(): Router {
  const router = express.Router()

  router.get(['/ping', '/data/ping/:dataset'], (_request, response) => response.json({}))
  // Paid features of the hosted service: none.
  router.get('/features', (_request, response) => response.json([]))
  router.get('/check/cors', (_request, response) =>
    response.json({ result: { allowed: true, withCredentials: true } }),
  )
  // Nothing is measured: only a granted consent makes the Studio report anything.
  router.get('/intake/telemetry-status', (_request, response) =>
    response.json({ status: 'denied' }),
  )
  router.post('/intake/batch', (_request, response) => response.json({}))

  return router
}

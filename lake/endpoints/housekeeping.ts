import express, { type Router } from 'express'
import type { Origins } from '../origins'

/** What the Studio and the client ask in passing; each has one fixed answer here. */
export function housekeepingRoutes(origins: Origins): Router {
  const router = express.Router()

  router.get(['/ping', '/data/ping/:dataset'], (_request, response) => response.json({}))
  // Paid features of the hosted service: none.
  router.get('/features', (_request, response) => response.json([]))
  router.get('/check/cors', (request, response) => {
    const allowed = origins.isWelcome(request.get('origin'))
    response.json({ result: { allowed, withCredentials: allowed } })
  })
  // Nothing is measured: only a granted consent makes the Studio report anything.
  router.get('/intake/telemetry-status', (_request, response) =>
    response.json({ status: 'denied' }),
  )
  // Offers and announcements of the hosted service: none. A 404 would do for the Studio, but the
  // browser reports it as an error in the console.
  router.get('/journey/:offer', (_request, response) => response.json(null))
  router.get('/help', (_request, response) => response.json({}))
  // References from other datasets: there is no other. Those from this one are a query's business.
  router.get('/data/references/:dataset/documents/:id/to', (request, response, next) => {
    if (request.query.excludeInternalReferences !== 'true') next()
    else response.json({ totalCount: 0, references: [] })
  })
  router.post('/intake/batch', (_request, response) => response.json({}))

  return router
}

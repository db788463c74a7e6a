import express, { type Router } from 'express'
import { badRequest } from '../errors'

/** Paths of the hosted service's API that the lake does not have, with what they are for. */
const unsupported = [
  [['/hooks'], 'webhooks'],
  [['/aliases', '/projects/:project/aliases'], 'aliases of datasets'],
] as const

/** Rejects requests and names the missing feature, so that nobody looks for a wrong path. */
export function rejectUnsupported(): Router {
  const router = express.Router()
  for (const [paths, name] of unsupported) {
    router.use([...paths], () => {
      throw badRequest(
        `The embedded Content Lake does not support ${name}: use the hosted service for them.`,
      )
    })
  }
  return router
}

import express, { type Router } from 'express'
import { z } from 'zod'
import type { MessageStore } from '../messages/message-store'

const filterShape = z
  .strictObject({
    reference: z.string().min(1).optional(),
    fingerprint: z.string().min(1).optional(),
    id: z.string().min(1).optional(),
  })
  .refine((filter) => Object.keys(filter).length === 1)

/** `/messages`, for the site's server: lists messages, and deletes those of a request or a person. */
export function messages(store: MessageStore): Router {
  const router = express.Router()

  router.get('/', (_request, response) => {
    const list = store.list().map(({ id, reference, fingerprint, createdAt, state }) => {
      return { id, reference, fingerprint, createdAt, state }
    })
    response.json({ messages: list })
  })

  router.delete('/', (request, response) => {
    const filter = filterShape.safeParse(request.query)
    if (!filter.success) {
      response.status(400).json({ error: 'Give a reference, a fingerprint or an id.' })
      return
    }
    const { reference, fingerprint, id } = filter.data
    const erased = store.remove(
      (record) =>
        (reference !== undefined && record.reference === reference) ||
        (fingerprint !== undefined && record.fingerprint === fingerprint) ||
        record.id === id,
    )
    response.json({ erased })
  })

  return router
}

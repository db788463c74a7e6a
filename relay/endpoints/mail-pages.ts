import express, { type Response, type Router } from 'express'
import type { Outbox } from '../messages/outbox'
import { listPage } from '../pages/list-page'
import { messagePage } from '../pages/message-page'
import { pagePolicy } from '../pages/document'
import { asyncHandler } from './async-handler'

const ID = '/:id([0-9a-f]{32})'

/** `/_mail`: what was sent, for developers (MAIL-04). Who may see it is the app's to decide. */
export function mailPages(outbox: Outbox): Router {
  const router = express.Router()

  router.get('/', (_request, response) => {
    sendPage(response, listPage(outbox.list()))
  })

  router.get(`${ID}.eml`, (request, response, next) => {
    const { id = '' } = request.params
    const eml = outbox.content(id)
    if (eml === undefined) {
      next()
      return
    }
    response
      .set('Content-Disposition', `attachment; filename="${id}.eml"`)
      .type('message/rfc822')
      .send(eml)
  })

  router.get(
    ID,
    asyncHandler(async (request, response) => {
      const { id = '' } = request.params
      const record = outbox.get(id)
      const eml = outbox.content(id)
      if (record === undefined || eml === undefined)
        response.status(404).type('txt').send('Not Found')
      else sendPage(response, await messagePage(record, eml))
    }),
  )

  return router
}

function sendPage(response: Response, page: string) {
  response
    .set({
      'Content-Security-Policy': pagePolicy,
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(page)
}

import express, { type Response, type Router } from 'express'
import type { MessageStore } from '../messages/message-store'
import { listPage } from '../pages/list-page'
import { messagePage } from '../pages/message-page'
import { pagePolicy } from '../pages/page-frame'

const ID = '/:id([0-9a-f]{32})'

/** `/_mail`: the sent messages, for developers (MAIL-04). The app restricts access. */
export function mailPages(store: MessageStore): Router {
  const router = express.Router()

  router.get('/', (_request, response) => {
    sendPage(response, listPage(store.list()))
  })

  router.get(`${ID}.eml`, (request, response, next) => {
    const { id = '' } = request.params
    const eml = store.content(id)
    if (eml === undefined) {
      next()
      return
    }
    response
      .set('Content-Disposition', `attachment; filename="${id}.eml"`)
      .type('message/rfc822')
      .send(eml)
  })

  router.get(ID, (request, response, next) => {
    const { id = '' } = request.params
    const record = store.get(id)
    const eml = store.content(id)
    if (record === undefined || eml === undefined) next()
    else messagePage(record, eml).then((page) => sendPage(response, page), next)
  })

  return router
}

function sendPage(response: Response, page: string): void {
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

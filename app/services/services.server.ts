import type { AppLoadContext } from '@remix-run/node'
import { env } from '#config/env.server'
import { realClock as clock } from '~/lib/process/clock.server'
import { log } from '~/lib/process/log.server'
import { datasetState } from '~/sanity/content.server'
import { investorRoom, newsletterTexts } from '~/sanity/shared-content.server'
import { writeClient } from '~/sanity/write-client.server'
import { startInvestorRequests } from './investor-requests/index.server'
import { defineMetrics } from './metrics.server'
import { startVisits } from './visits/visits.server'
import { createVisitsDataset } from './visits/visits-dataset.server'

/** What runs in the background of the site. The server owns one instance, see server/pages.ts. */
export type Services = ReturnType<typeof startServices>

declare module '@remix-run/node' {
  /** What server/pages.ts passes with a request; the page cache passes only the order. */
  interface AppLoadContext {
    services?: Services | undefined
    /** For logs; also in the response and on error pages (ERR-01). */
    requestId?: string | undefined
    /** Pattern of the route, never the URL, which may contain user input. */
    route?: string | undefined
    /** Network address of the client. */
    clientAddress?: string | undefined
    /** Order of the campaigns, on their page (SOS-03). */
    campaignOrder?: number
  }
}

export function startServices() {
  const settings = env()
  const investorRequests = startInvestorRequests(settings, log, {
    newsletter: () => newsletterTexts.load(),
    room: () => investorRoom.load(),
  })
  const visits = startVisits({
    dataset: createVisitsDataset(writeClient),
    publishMs: settings.visitsPublishMs,
    isDatasetKnown: () => datasetState() !== 'incomplete',
    clock,
    log,
  })
  defineMetrics(investorRequests)
  return {
    investorRequests,
    visits,
    /** Settles when nothing is in progress any more. */
    stop: async () => {
      await Promise.all([investorRequests.stop(), visits.stop()])
    },
  }
}

/** The services that the server passes to actions and resource routes. */
export function getServices({ services }: AppLoadContext): Services {
  if (services === undefined) throw new Error('The load context has no services.')
  return services
}

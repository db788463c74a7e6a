import type { RequestHandler, Router } from 'express'
import { authenticateRequest } from '../accounts/caller'
import { requireReadable } from '../endpoints/request'
import type { Dataset } from './dataset'
import type { Datasets } from './datasets'

/** Paths after the version segment that name a dataset. */
const API_PATH = /^\/(?:data\/live\/events|data\/[^/]+|assets\/[^/]+)\/([^/]+)/
/** Paths of pictures and files, which have no version segment. */
const STORED_PATH = /^\/(?:images|files)\/[^/]+\/([^/]+)\//

/**
 * Passes requests below `data/` and `assets/` to the routes of the dataset in the path.
 * @throws PlainError 404 for an unknown dataset, 401 for anonymous callers of a private one
 */
export const dispatchToDataset = (
  datasets: Datasets,
  select: (dataset: Dataset) => Router,
): RequestHandler =>
  dispatch(datasets, API_PATH, (dataset, request) => {
    const { core } = dataset
    if (core.isPrivate()) requireReadable(core, authenticateRequest(request, core.accounts))
    return select(dataset)
  })

/**
 * Passes requests for pictures and files to the dataset in the path. As in the hosted service, those of
 * private datasets need no token: their addresses contain a hash of their bytes.
 * @throws PlainError 404 for an unknown dataset
 */
export const dispatchToStored = (datasets: Datasets): RequestHandler =>
  dispatch(datasets, STORED_PATH, ({ stored }) => stored)

function dispatch(
  datasets: Datasets,
  pattern: RegExp,
  select: (dataset: Dataset, request: Parameters<RequestHandler>[0]) => Router,
): RequestHandler {
  return (request, response, next) => {
    const name = pattern.exec(request.path)?.[1]
    if (name === undefined) {
      next()
      return
    }
    select(datasets.open(name), request)(request, response, next)
  }
}

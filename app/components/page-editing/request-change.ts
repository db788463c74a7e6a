import {
  CHANGE_REQUEST,
  type ChangeAnswer,
  type ChangeRequest,
  type ItemChange,
} from './item-change'
import type { PageItem } from './page-item'

/** How long the Studio may take to answer. */
const ANSWER_MS = 10_000

/**
 * Asks the Studio around the page to change the draft of a document (decision 49).
 * @returns `failed` also when there is no answer in time
 */
export function requestChange(item: PageItem, change: ItemChange): Promise<ChangeAnswer> {
  const request: ChangeRequest = { type: CHANGE_REQUEST, item, change }
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<ChangeAnswer>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ChangeAnswer>) => resolve(data)
    window.setTimeout(() => resolve({ status: 'failed' }), ANSWER_MS)
  })
  findStudio().postMessage(request, location.origin, [port2])
  return answer.finally(() => port1.close())
}

/** The window of the Studio: around the page, or the one that opened it. */
function findStudio(): Window {
  const opener: unknown = window.opener
  return window.parent === window && isWindow(opener) ? opener : window.parent
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value
}

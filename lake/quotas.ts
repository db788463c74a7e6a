import { createQuota, type Quota } from './quota'

/** Limits that count for all datasets together. */
export interface Quotas {
  /** Characters of responses to anonymous callers that they have not read yet. */
  readonly unreadResponses: Quota
  readonly anonymousExports: Quota
  readonly anonymousStreams: Quota
  readonly userStreams: Quota
}

const UNREAD_RESPONSES = { perCaller: 32 * 1024 * 1024, total: 256 * 1024 * 1024 }
/** Nobody but scripts exports, and each export reads all documents in the lake's process. */
const ANONYMOUS_EXPORTS = { perCaller: 1, total: 2 }
/** Visitors' pages open no streams. Each one costs a connection, and time at every change. */
const ANONYMOUS_STREAMS = { perCaller: 20, total: 200 }
/** A tab of the Studio has about ten, more with the Presentation tool. */
const USER_STREAMS = { perCaller: 400, total: 2_000 }

export function createQuotas(): Quotas {
  return {
    unreadResponses: createQuota('unread responses', 'network address', UNREAD_RESPONSES),
    anonymousExports: createQuota('open exports', 'network address', ANONYMOUS_EXPORTS),
    anonymousStreams: createQuota('open streams', 'network address', ANONYMOUS_STREAMS),
    userStreams: createQuota('open streams', 'account', USER_STREAMS),
  }
}

import { z } from 'zod'
import { investorFields, mapFields } from '#config/investor-request'
import { linkMail, type LinkMail } from '../../investor-room/link-mail.server'
import { type ReleaseFailure, releaseFailure } from '../../failed-releases.server'
import { type SignupStep, signupStep } from '../../newsletter/signup-step.server'
import { type ReviewAnswer, reviewAnswer } from '../../review/review-answer.server'
import type { TypedFields } from '../form/definition'

/**
 * The content of an accepted request. The form's rules may have changed since, so stored content is
 * never validated again: it can always be mailed, found and deleted.
 */
export type StoredRequest = TypedFields

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Parses content from the outbox or a document; fields that staff removed are empty. */
export const storedRequest = z.object(mapFields(() => text)) satisfies z.ZodType<StoredRequest>

/** An issue of the newsletter for one subscriber; `id` is the sign-up's (NEWS-06). */
const issueContent = z.object({ issue: z.string(), id: z.string() })

export type IssueContent = z.infer<typeof issueContent>

/**
 * What an entry of the outbox is about: an investor request, a step of a newsletter sign-up, an issue
 * for a subscriber, an answer to a review, a link to the investor's room, or a failed release.
 */
export type OutboxContent =
  StoredRequest | SignupStep | IssueContent | ReviewAnswer | LinkMail | ReleaseFailure

/** Parses content from the outbox. */
export const outboxContent = z.union([
  signupStep,
  issueContent,
  reviewAnswer,
  linkMail,
  releaseFailure,
  storedRequest,
]) satisfies z.ZodType<OutboxContent>

export function isIssueContent(content: OutboxContent): content is IssueContent {
  return 'issue' in content
}

export function isSignupStep(content: OutboxContent): content is SignupStep {
  return 'step' in content
}

export function isReviewAnswer(content: OutboxContent): content is ReviewAnswer {
  return '_type' in content
}

export function isLinkMail(content: OutboxContent): content is LinkMail {
  return 'access' in content
}

export function isReleaseFailure(content: OutboxContent): content is ReleaseFailure {
  return 'failedAt' in content
}

const isOther = [isSignupStep, isIssueContent, isReviewAnswer, isLinkMail, isReleaseFailure]

export function isInvestorRequest(content: OutboxContent): content is StoredRequest {
  return !isOther.some((is) => is(content))
}

/** GROQ projection of the content of a document. */
export const STORED_FIELDS = investorFields.join(', ')

/** A request or step with its identifiers. */
export interface KeyedContent<Content extends OutboxContent = OutboxContent> {
  /** Idempotency key: double clicks, retries and reloads of one form repeat it (FORM-08). */
  key: string
  /** Identifies the content, see fingerprint.server.ts. */
  fingerprint: string
  request: Content
}

export type KeyedRequest = KeyedContent<StoredRequest>

/** What is known about the e-mail of a request. Times are in milliseconds. */
export interface MailState {
  /** Attempts of the server; browsers report success only. */
  attempts: number
  lastAttemptAt?: number | undefined
  lastError?: string | undefined
  sentAt?: number | undefined
  channel?: 'browser' | 'server' | undefined
}

/** A browser's report that it has sent the e-mail of this content. */
export type SentReport = Pick<KeyedRequest, 'key' | 'fingerprint'>

/**
 * How a request relates to the outbox.
 * `unknown`: not stored, or a correction of what is stored. `conflict`: another request, which is
 * mailed or from another person, has its key.
 */
export type RequestStatus = 'unknown' | 'stored' | 'mailed' | 'conflict'

/** A challenge of a proof of work. */
export interface Challenge {
  id: string
  expiresAt: number
}

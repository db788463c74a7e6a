import * as z from 'zod/mini'
import { CHANGE_REQUEST, type ChangeRequest } from '#app/components/page-editing/item-change'

const position = z.enum(['before', 'after'])
const pageItem = z.object({
  mark: z.string(),
  document: z.string(),
  list: z.string(),
  key: z.string(),
})
const removedItem = z.object({
  item: pageItem,
  value: z.looseObject({ _key: z.string(), _type: z.optional(z.string()) }),
  before: z.array(z.string()),
})

const requestSchema = z.object({
  type: z.literal(CHANGE_REQUEST),
  item: pageItem,
  change: z.discriminatedUnion('action', [
    z.object({ action: z.literal('moveTo'), place: z.object({ key: z.string(), position }) }),
    z.object({ action: z.literal('moveBy'), step: z.literal([-1, 1]) }),
    z.object({ action: z.literal('duplicate') }),
    z.object({ action: z.literal('setHidden'), isHidden: z.boolean() }),
    z.object({ action: z.literal('remove') }),
    z.object({ action: z.literal('restore'), removed: removedItem }),
    z.object({
      action: z.literal('add'),
      position,
      key: z.string(),
      type: z.optional(z.string()),
    }),
  ]),
})

/** @returns undefined for other messages */
export function parseChangeRequest(message: unknown): ChangeRequest | undefined {
  return requestSchema.safeParse(message).data
}

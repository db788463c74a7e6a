import { expect, test } from 'vitest'
import { uploadTexts } from './texts'
import { explainFailure, rejectFile, RejectedFileError } from './upload-error'

const MB = 1024 * 1024
const picture = { type: 'image/png', size: 3 * MB }

const explain = (error: unknown, file = picture, kind: 'image' | 'file' = 'image') =>
  explainFailure(error, file, kind)

test('rejects a wrong kind, an empty file and one that is too large (EDIT-02)', () => {
  expect(rejectFile(picture, 'image')).toBeUndefined()
  expect(rejectFile({ type: 'application/pdf', size: 9 }, 'image')?.reason).toBe('notImage')
  expect(rejectFile({ type: 'application/pdf', size: 9 }, 'file')).toBeUndefined()
  expect(rejectFile({ type: 'image/png', size: 0 }, 'image')?.reason).toBe('empty')
  expect(rejectFile({ type: 'image/png', size: 50 * MB + 1 }, 'image')?.reason).toBe('tooLarge')
})

test('explains what the lake answers, and what to do (EDIT-02)', () => {
  const answer = (statusCode: number) => Object.assign(new Error('Bad'), { statusCode })
  expect(explain(answer(400))).toBe(uploadTexts.damaged)
  expect(explain(answer(400), picture, 'file')).toBe(uploadTexts.unknown)
  expect(explain(answer(507))).toBe(uploadTexts.full)
  expect(explain(answer(401))).toBe(uploadTexts.sessionEnded)
  expect(explain(answer(403))).toBe(uploadTexts.forbidden)
  expect(explain(answer(503))).toBe(uploadTexts.unavailable)
  expect(explain(Object.assign(new Error('Cut'), { isNetworkError: true }))).toBe(
    uploadTexts.unavailable,
  )
  expect(explain('?')).toBe(uploadTexts.unknown)
})

test('names size and limit of a file that is too large (EDIT-02)', () => {
  const large = { type: 'image/png', size: 50 * MB + 1 }
  expect(explain(new RejectedFileError('tooLarge'), large)).toContain(
    'Pesa 51 MB y el máximo es 50 MB',
  )
})

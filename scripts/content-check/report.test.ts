import { expect, test } from 'vitest'
import { createReport, formatReport } from './report'

const issue = { id: 'homePage', type: 'homePage', path: 'hero.lead', message: 'Está vacío.' }

test('groups findings by document, errors first, and sums them (CHECK-01)', () => {
  const report = createReport('the seed', 62, [
    { ...issue, level: 'warning' },
    { ...issue, id: 'footer', type: 'footer', path: '', level: 'warning' },
    { ...issue, level: 'error', message: 'Tiene solo espacios.' },
    { ...issue, level: 'info' },
  ])
  expect(report).toMatchObject({ errors: 1, warnings: 2 })
  expect(formatReport(report).split('\n')).toEqual([
    'homePage (homePage)',
    '  error   hero.lead: Tiene solo espacios.',
    '  warning hero.lead: Está vacío.',
    '',
    'footer (footer)',
    '  warning Está vacío.',
    '',
    '1 errors, 2 warnings in 62 documents of the seed',
  ])
})

import { expect, test } from 'vitest'
import { findProblem } from './change-password'

test.each([
  [{ current: 'a', new: 'una frase larga', repeated: 'una frase larga' }, undefined],
  [{ current: '', new: 'una frase larga', repeated: 'una frase larga' }, 'empty'],
  [{ current: 'a', new: 'corta', repeated: 'corta' }, 'short'],
  [{ current: 'a', new: 'una frase larga', repeated: 'otra frase larga' }, 'different'],
])('the form %j has the problem %s (CMS-04)', (form, problem) => {
  expect(findProblem(form)).toBe(problem)
})

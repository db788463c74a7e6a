import { expect, test } from 'vitest'
import { readPerson } from './person-documents'

test.each([
  [' ana@example.org ', { email: 'ana@example.org' }],
  ['+54 9 (291) 555-0101', { phone: '+54 9 (291) 555-0101' }],
  ['555-010', undefined],
  ['ana', undefined],
  ['ana@', undefined],
  ['', undefined],
])('reads %j as %o (FORM-08)', (typed, person) => expect(readPerson(typed)).toEqual(person))

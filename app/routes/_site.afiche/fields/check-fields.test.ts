import { expect, test } from 'vitest'
import {
  checkFields,
  findRefused,
  immediateIssues,
  limits,
  toAddress,
  type Typed,
} from './check-fields'

const nothing: Typed = {
  cause: '',
  name: '',
  number: '',
  prize: '',
  price: '',
  date: '',
  address: '',
}
const typed: Typed = { ...nothing, cause: 'Un techo', name: 'El club', number: '04821' }

test('accepts three texts without details or an address (POST-01)', () => {
  expect(checkFields(typed, ['casino'])).toEqual({})
})

test('requires cause, name and number, but reports nothing while typing (POST-01)', () => {
  const issues = checkFields({ ...nothing, cause: ' ' }, [])
  expect(Object.keys(issues)).toEqual(['cause', 'name', 'number'])
  expect(immediateIssues(issues)).toEqual({})
})

test.each(['cause', 'name', 'number', 'prize', 'price', 'date'] as const)(
  'says by how much %s is too long (POST-01)',
  (field) => {
    const max = limits[field]
    expect(checkFields({ ...typed, [field]: '1'.repeat(max) }, [])).toEqual({})
    expect(checkFields({ ...typed, [field]: '1'.repeat(max + 2) }, [])).toEqual({
      [field]: { kind: 'long', detail: { max, over: 2 } },
    })
  },
)

test('reports unprintable characters, and rejects a number with letters (POST-01)', () => {
  const issues = checkFields({ ...typed, cause: 'Rifa 😀', number: '12a' }, [])
  expect(issues.cause).toEqual({ kind: 'signs', detail: { signs: '😀' } })
  expect(issues.number?.kind).toBe('digits')
  expect(Object.keys(immediateIssues(issues))).toEqual(['cause', 'number'])
})

test('refuses complete words, regardless of case and accents (POST-01)', () => {
  const refused = ['puta', 'plata fácil', 'ano', '']
  expect(findRefused('¡PÚTA rifa!', refused)).toBe('puta')
  expect(findRefused('Plata  facil, ya', refused)).toBe('plata fácil')
  expect(findRefused('Una computadora para la escuela', refused)).toBeUndefined()
  expect(findRefused('Año nuevo', refused)).toBeUndefined()
  expect(findRefused('!!!', refused)).toBeUndefined()
  expect(checkFields({ ...typed, name: 'Puta' }, refused).name).toEqual({
    kind: 'refused',
    detail: { word: 'puta' },
  })
})

test.each([
  ['yapa.app/c/techo', 'https://yapa.app/c/techo'],
  ['http://ejemplo.com', 'http://ejemplo.com/'],
  [' HTTPS://Ejemplo.com/A ', 'https://ejemplo.com/A'],
])('completes the address %s (POST-01)', (address, expected) => {
  expect(toAddress(address)).toBe(expected)
})

test.each(['', 'mi campaña', 'javascript:alert(1)', 'localhost', 'https://a@b.com', 'hola'])(
  'rejects the address «%s» (POST-01)',
  (address) => {
    expect(toAddress(address)).toBeUndefined()
  },
)

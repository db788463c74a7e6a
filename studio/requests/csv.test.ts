import { expect, test } from 'vitest'
import { toCsv } from './csv'

const columns = [
  { title: 'Nombre', value: (row: readonly [string, string]) => row[0] },
  { title: 'Mensaje', value: (row: readonly [string, string]) => row[1] },
]

test('formats a table by RFC 4180, with a byte order mark (FORM-08)', () => {
  const rows = [
    ['Ana Ñáñez', 'Hola, ¿qué tal?'],
    ['"La Tana"', 'Una\nDos'],
    ['', '0'],
  ] as const
  expect(toCsv(columns, rows)).toBe(
    '\uFEFF"Nombre","Mensaje"\r\n' +
      '"Ana Ñáñez","Hola, ¿qué tal?"\r\n' +
      '"""La Tana""","Una\nDos"\r\n' +
      '"","0"\r\n',
  )
})

test('formats only the titles of an empty table', () => {
  expect(toCsv(columns, [])).toBe('\uFEFF"Nombre","Mensaje"\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+54 9 291 555', "'+54 9 291 555"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "\n'=1"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['"=1', '\'""=1'],
  ['Hola;=1', "Hola;'=1"],
  ['Hola;"=1', 'Hola;\'""=1'],
  ['Hola\r\n+1', "Hola\r\n'+1"],
  ['a=b', 'a=b'],
  ['1-2', '1-2'],
  ['ana@correo.example', 'ana@correo.example'],
])('writes %j so that no spreadsheet runs it as a formula (FORM-08)', (value, written) => {
  expect(toCsv(columns, [['x', value]])).toContain(`"x","${written}"\r\n`)
})

import { expect, test } from 'vitest'
import { csvOf } from './csv'

const columns = [
  { title: 'Nombre', value: (row: readonly [string, string]) => row[0] },
  { title: 'Mensaje', value: (row: readonly [string, string]) => row[1] },
]

test('FORM-08 a table is written as RFC 4180 says, for spreadsheets to read as UTF-8', () => {
  const rows = [
    ['Ana Ñáñez', 'Hola, ¿qué tal?'],
    ['"La Tana"', 'Una\nDos'],
    ['', '0'],
  ] as const
  expect(csvOf(columns, rows)).toBe(
    '\uFEFF"Nombre","Mensaje"\r\n' +
      '"Ana Ñáñez","Hola, ¿qué tal?"\r\n' +
      '"""La Tana""","Una\nDos"\r\n' +
      '"","0"\r\n',
  )
})

test('a table without rows has its titles', () => {
  expect(csvOf(columns, [])).toBe('\uFEFF"Nombre","Mensaje"\r\n')
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
])('FORM-08 no spreadsheet runs %j as a formula', (value, written) => {
  expect(csvOf(columns, [['x', value]])).toContain(`"x","${written}"\r\n`)
})

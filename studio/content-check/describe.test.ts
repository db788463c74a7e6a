import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas'
import { describeDocument, describePath } from './describe'

const schema = createSchema({ name: 'default', types: schemaTypes })

function getType(name: string) {
  const type = schema.get(name)
  if (type === undefined) throw new Error(`The schemas have no type ${name}.`)
  return type
}

const home = {
  _type: 'homePage',
  title: 'Inicio',
  sections: [
    { _key: 'n1', _type: 'wordBand', words: ['Rifas', 'Bonos'] },
    {
      _key: 'n2',
      _type: 'notice',
      text: [
        {
          _key: 'b',
          _type: 'block',
          children: [],
          markDefs: [{ _key: 'l', _type: 'textLink', href: '#a' }],
        },
      ],
    },
  ],
}

test.each([
  [['hero', 'lead'], 'Primera vista › Bajada'],
  [['sections', { _key: 'n2' }, 'text', { _key: 'b' }], 'Secciones › Aviso 2 › Texto › Párrafo 1'],
  [
    ['sections', { _key: 'n1' }, 'words', 1],
    'Secciones › Banda de palabras 1 › Palabras › Elemento 2',
  ],
  [
    ['sections', { _key: 'n2' }, 'text', { _key: 'b' }, 'markDefs', { _key: 'l' }, 'href'],
    'Secciones › Aviso 2 › Texto › Párrafo 1 › Enlace 1 › Dirección',
  ],
  [['seo', 'title'], 'Buscadores y redes › Título'],
  [['unknown', 'title'], ''],
  [[], ''],
])('names the field at %j as the form does (CHECK-01)', (path, expected) => {
  expect(describePath(getType('homePage'), home, path)).toBe(expected)
})

test('names a document as lists do (CHECK-01)', () => {
  expect(describeDocument(getType('homePage'), home)).toBe('Inicio')
  expect(describeDocument(getType('redirect'), { from: '/vieja' })).toBe('/vieja')
  expect(describeDocument(getType('footer'), {})).toBe('Pie de página')
  expect(describeDocument(getType('faqEntry'), {})).toContain('Pregunta')
})

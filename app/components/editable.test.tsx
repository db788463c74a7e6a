import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Blocks } from '~/blocks'
import type { Block } from '~/sanity/block-types'
import { EditableDocument, EditableField } from './editable'
import { Section } from './section'

const wordBand: Block = { _type: 'wordBand', _key: 'banda', words: ['Ganá'] }

function renderPage(document: string | undefined) {
  return renderToStaticMarkup(
    <EditableDocument document={document}>
      <Blocks blocks={[wordBand]} field="sections" />
      <EditableField path="howTo">
        <Section block={{ _key: 'pasos' }} className="pasos">
          {null}
        </Section>
      </EditableField>
      <Section block={{ _key: 'aparte' }} className="aparte">
        {null}
      </Section>
    </EditableDocument>,
  )
}

test('marks blocks with their field in previews (CMS-06)', () => {
  const marks = [...renderPage('homePage').matchAll(/data-edit="([^"]*)"/g)].map(([, mark]) => mark)
  expect(marks).toEqual(['homePage:sections[_key==&quot;banda&quot;]', 'homePage:howTo'])
})

test('renders no marks for visitors (CMS-06)', () => {
  expect(renderPage(undefined)).not.toContain('data-edit')
})

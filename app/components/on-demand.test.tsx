import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { OnDemand } from './on-demand'

test('renders nothing for a text without a button label (CMS-08, ANA-05)', () => {
  expect(render(<OnDemand text="Es otro sitio" label={null} onShow={() => undefined} />)).toBe('')
})

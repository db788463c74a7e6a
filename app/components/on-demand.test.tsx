import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { OnDemand, useOnDemand } from './on-demand'

function Part({ isAllowed }: { isAllowed: boolean }) {
  const { isShown, show } = useOnDemand(isAllowed)
  return isShown ? 'La original' : <OnDemand label="Traerla" onShow={show} />
}

test('renders a button in place of content that needs a request (ANA-05)', () => {
  expect(render(<Part isAllowed />)).toBe('La original')
  expect(render(<Part isAllowed={false} />)).toMatch(/^<button[^>]*>Traerla<\/button>$/)
})

test('describes the button by its text and names the item it loads (ANA-05)', () => {
  const html = render(
    <OnDemand text="Es otro sitio" label="Traerla" name="Una" onShow={() => undefined} />,
  )
  const [, id] = /<p id="([^"]+)">Es otro sitio</.exec(html) ?? []
  expect(html).toContain(`aria-describedby="${id}"`)
  expect(html).toContain('aria-label="Traerla: Una"')
})

test('renders nothing for a text without a button label (CMS-08, ANA-05)', () => {
  expect(render(<OnDemand text="Es otro sitio" label={null} onShow={() => undefined} />)).toBe('')
})

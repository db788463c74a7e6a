import { expect, test } from 'vitest'
import { render } from '~/blocks/render-for-test'
import { OnDemand, useOnDemand } from './on-demand'

function Part({ may }: { may: boolean }) {
  const { isShown, show } = useOnDemand(may)
  return isShown ? 'La original' : <OnDemand label="Traerla" onShow={show} />
}

test('ANA-05 what may not come unasked leaves a button in its place', () => {
  expect(render(<Part may />)).toBe('La original')
  expect(render(<Part may={false} />)).toMatch(/^<button[^>]*>Traerla<\/button>$/)
})

test('ANA-05 the button is described by its text, and says which one it brings', () => {
  const html = render(
    <OnDemand text="Es otro sitio" label="Traerla" name="Una" onShow={() => undefined} />,
  )
  const [, id] = /<p id="([^"]+)">Es otro sitio</.exec(html) ?? []
  expect(html).toContain(`aria-describedby="${id}"`)
  expect(html).toContain('aria-label="Traerla: Una"')
})

test('CMS-08 ANA-05 a text without a button asks for nothing', () => {
  expect(render(<OnDemand text="Es otro sitio" label={null} onShow={() => undefined} />)).toBe('')
})

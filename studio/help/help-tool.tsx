import { HelpCircleIcon } from '@sanity/icons'
import { lazy, Suspense } from 'react'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { PaneMessage } from '../components/pane-message'
import { helpTexts as texts } from './texts'

/** The guide loads when the tool is opened. */
const GuideScreen = lazy(() => import('./guide-screen'))

function Help() {
  return (
    <Suspense fallback={<PaneMessage icon={<HelpCircleIcon />} text={texts.loading} />}>
      <GuideScreen />
    </Suspense>
  )
}

/** 'Ayuda': the editors' guide of docs/editores/, a page of it at `/studio/ayuda/<page>`. */
export const help = definePlugin({
  name: 'help',
  tools: [
    {
      name: 'ayuda',
      title: texts.title,
      icon: HelpCircleIcon,
      component: Help,
      router: route.create('/', [route.create('/:page')]),
    },
  ],
})

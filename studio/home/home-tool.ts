import { HomeIcon } from '@sanity/icons'
import { definePlugin } from 'sanity'
import { HomeScreen } from './home-screen'

/** 'Inicio': the screen that a Studio opens with. */
export const home = definePlugin({
  name: 'home',
  tools: [{ name: 'home', title: 'Inicio', icon: HomeIcon, component: HomeScreen }],
})

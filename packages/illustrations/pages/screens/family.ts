import sharp from 'sharp'
import type { Family, RenderFile } from '../../family'
import { campaignPage, checkout, homeFeed, raffleNumbers } from './campaigns'
import { ambassadorBoard, identity, liveDraw, statusPoints } from './community'
import { createCampaign, fundsList, shareCampaign } from './creators'
import { screenMarkup, type AppScreen } from './frame'

const captured =
  (build: () => AppScreen | Promise<AppScreen>): RenderFile =>
  async (renderer) => {
    const png = await renderer.picture(screenMarkup(await build()), 390, 844, 2)
    return sharp(png).webp({ quality: 84, effort: 6 }).toBuffer()
  }

const builders = [
  homeFeed,
  campaignPage,
  raffleNumbers,
  checkout,
  liveDraw,
  statusPoints,
  ambassadorBoard,
  identity,
  createCampaign,
  shareCampaign,
  fundsList,
]

/** The eleven screens of the app, at twice 390 × 844. */
export const screens: Family = Object.fromEntries(
  builders.map((build, i) => [
    `screens/screen-${String(i + 1).padStart(2, '0')}.webp`,
    captured(build),
  ]),
)

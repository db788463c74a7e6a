import { pdf } from './pages/pdf/family'
import { brand } from './brand/icons'
import { appMockup } from './pages/mockup'
import { social } from './pages/social/family'
import { galleryPrints } from './scenes/gallery/gallery'
import { screens } from './pages/screens/family'
import { clubRoof } from './scenes/campaigns/club-roof'
import { wheelchair } from './scenes/campaigns/wheelchair'
import { schoolLibrary } from './scenes/campaigns/school-library'
import { dogRescue } from './scenes/campaigns/dog-rescue'
import { volunteerFirefighters } from './scenes/campaigns/volunteer-firefighters'
import { communityKitchen } from './scenes/campaigns/community-kitchen'
import { hospitalTrip } from './scenes/campaigns/hospital-trip'
import { bandRecord } from './scenes/campaigns/band-record'
import { rebuilding } from './scenes/campaigns/rebuilding'
import { girlsFootball } from './scenes/campaigns/girls-football'
import { chessClub } from './scenes/campaigns/chess-club'
import { bakeryOven } from './scenes/campaigns/bakery-oven'
import { textileWorkshop } from './scenes/campaigns/textile-workshop'
import { communityGarden } from './scenes/campaigns/community-garden'
import { aboutTeam } from './scenes/people/about-team'
import { heroPeople } from './scenes/people/hero-people'
import { investorsMap } from './scenes/people/investors-map'
import { investorsPair } from './scenes/people/investors-pair'
import { portraits } from './scenes/people/portraits'
import { team } from './scenes/people/team'
import { floodHelp } from './scenes/flood/flood-help'
import { floodKitchen } from './scenes/flood/flood-kitchen'
import { floodNeighbours } from './scenes/flood/flood-neighbours'
import { chain } from './scenes/relief/chain'
import { giveNumbers } from './scenes/relief/donate'
import { rescue } from './scenes/relief/help'
import { photo } from './scenes/relief/photo'
import { openApp, profile, signIn, touchName } from './scenes/relief/profile'
import { street } from './scenes/relief/street'
import { voices } from './scenes/relief/voices'
import { door } from './scenes/openings/door'
import { privacy, terms } from './scenes/openings/legal'
import { reading } from './scenes/openings/reading'
import { bonds } from './scenes/explainers/bonds'
import { prizes } from './scenes/explainers/prizes'
import { raffles } from './scenes/explainers/raffles'
import { rewards } from './scenes/explainers/rewards'
import { collectFunds, openDraw, prizeTable } from './scenes/features/objects'
import { chooseNumbers, createCampaign, shareCampaign } from './scenes/features/phones'
import { choose, download, share, tell, verify } from './scenes/steps/steps'
import { printed, type Family } from './family'

/** Every family of files that `npm run draw` makes. */
export const families = {
  campaigns: printed('campaigns', {
    'campaign-01': clubRoof,
    'campaign-02': wheelchair,
    'campaign-03': schoolLibrary,
    'campaign-04': dogRescue,
    'campaign-05': volunteerFirefighters,
    'campaign-06': communityKitchen,
    'campaign-07': hospitalTrip,
    'campaign-08': bandRecord,
    'campaign-09': rebuilding,
    'campaign-10': girlsFootball,
    'campaign-11': chessClub,
    'campaign-12': bakeryOven,
    'campaign-13': textileWorkshop,
    'campaign-14': communityGarden,
  }),
  people: printed('people', {
    'hero-people': heroPeople,
    'investors-people-1': investorsPair,
    'investors-people-2': investorsMap,
    'about-team': aboutTeam,
  }),
  testimonials: printed('testimonials', portraits),
  team: printed('team', team),
  flood: printed('flood', {
    'flood-neighbours': floodNeighbours,
    'flood-kitchen': floodKitchen,
    'flood-help': floodHelp,
  }),
  relief: printed('relief', {
    'sos-street': street,
    'sos-help': rescue,
    'sos-donate': giveNumbers,
    'sos-voices': voices,
    'sos-profile': profile,
    'profile-step-1': openApp,
    'profile-step-2': signIn,
    'profile-step-3': touchName,
    'todos-chain': chain,
    'fuerza-photo': photo,
  }),
  openings: printed('openings', {
    'about-door': door,
    'library-reading': reading,
    'legal-privacy': privacy,
    'legal-terms': terms,
  }),
  explainers: printed('explainers', { prizes, bonds, rewards, raffles }),
  features: printed('features', {
    'feature-1': createCampaign,
    'feature-2': shareCampaign,
    'feature-3': chooseNumbers,
    'feature-4': openDraw,
    'feature-5': collectFunds,
    'feature-6': prizeTable,
  }),
  steps: printed('steps', {
    'step-1': download,
    'step-2': verify,
    'step-3': tell,
    'step-4': choose,
    'step-5': share,
  }),
  screens,
  brand,
  social,
  gallery: { ...printed('gallery', galleryPrints), 'gallery/gallery-4.webp': appMockup },
  pdf,
} as const satisfies Record<string, Family>

/** The name of a family. */
export type FamilyName = keyof typeof families

export const isFamily = (word: string): word is FamilyName => Object.hasOwn(families, word)

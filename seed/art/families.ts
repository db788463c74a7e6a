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
import { printed, type Family } from './work'

/** Every family of files that `npm run seed:art` makes. */
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
} as const satisfies Record<string, Family>

/** The name of a family. */
export type FamilyName = keyof typeof families

export const isFamily = (word: string): word is FamilyName => Object.hasOwn(families, word)

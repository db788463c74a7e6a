import { defineContent } from './content.server'
import { emergencyModeQuery } from './site-queries'

/** The switch for emergency mode, which every page reads (EMER-01). */
export const emergencyMode = defineContent('emergencyMode', emergencyModeQuery)

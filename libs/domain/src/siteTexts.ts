import { z } from 'zod';

/** Words of a site in place of the platform's. */
export const siteTextsSchema = z
  .object({
    /** Shown where a vehicle has no price. */
    noPrice: z.string(),
    /** What one vehicle is called. @default 'vehicle' */
    vehicleNoun: z.string(),
    /** What several vehicles are called. @default 'vehicles' */
    vehicleNounPlural: z.string(),
    /** Tag on vehicles that came lately. @default 'New arrival' */
    newArrivalTag: z.string(),
    /** How the banner speaks of the locations. */
    locationsBanner: z.enum(['Big', 'Convenient']),
    /** Heading at the top of the home page. @default the tagline */
    heroTitle: z.string(),
    /** Sentence below that heading. */
    heroText: z.string(),
  })
  .partial()
  .default({})
  .transform((given) => ({
    noPrice: 'Enquire for price.',
    vehicleNoun: 'vehicle',
    vehicleNounPlural: 'vehicles',
    newArrivalTag: 'New arrival',
    locationsBanner: 'Convenient' as const,
    heroTitle: '',
    heroText: '',
    ...given,
  }));

/** Longest text that may stand in place of a message. */
const longestMessage = 600;

/** Words by the keys of messages. Which keys there are is the host's to say: an agency may have messages of its own. */
export const siteMessagesSchema = z.record(z.string(), z.string().trim().min(1).max(longestMessage)).default({});

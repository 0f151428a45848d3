import type { TemplateName } from '@forecourt/domain';

/** Names of the sections of each template's home page from top to bottom, as data for servers and commands. */
export const homeSectionNames = {
  franchise: ['hero', 'guarantees', 'range', 'offers', 'ready', 'service', 'arrived', 'reviews', 'about', 'places'],
  group: [
    'hero',
    'guarantees',
    'makes',
    'findByLocation',
    'budget',
    'arrived',
    'offers',
    'dealerships',
    'reviews',
    'about',
    'places',
  ],
  superstore: ['hero', 'guarantees', 'bodies', 'arrived', 'makes', 'reviews', 'offers', 'about', 'places'],
  caravan: ['hero', 'guarantees', 'party', 'towing', 'ready', 'offers', 'makes', 'reviews', 'about', 'places'],
} as const satisfies Readonly<Record<TemplateName, readonly string[]>>;

export type HomeSectionName = (typeof homeSectionNames)[TemplateName][number];

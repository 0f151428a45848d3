import type { PublicSite } from '@forecourt/domain';

export type EnquirySite = Pick<PublicSite, 'flags' | 'forms' | 'locations' | 'dealerships'>;

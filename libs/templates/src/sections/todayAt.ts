import { localTime, timeZoneAt, type PublicSite } from '@forecourt/domain';

/** The day it is at a dealer's main place, YYYY-MM-DD. */
export const todayAt = ({ locations }: Pick<PublicSite, 'locations'>, now: Date): string =>
  localTime(now, timeZoneAt(locations, null)).date;

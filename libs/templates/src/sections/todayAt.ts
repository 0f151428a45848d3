import { localTime, timeZoneAt, type PublicSite } from '@forecourt/domain';

/** Today's date at a dealer's main location, as YYYY-MM-DD. */
export const todayAt = ({ locations }: Pick<PublicSite, 'locations'>, now: Date): string =>
  localTime(now, timeZoneAt(locations, null)).date;

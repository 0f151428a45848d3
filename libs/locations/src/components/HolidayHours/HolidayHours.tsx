import type { Location } from '@forecourt/domain';
import { upcomingSpecialHours } from '../../model/specialHours.ts';
import { useHoursSpeech } from '../OpeningHours/useHoursSpeech.ts';
import { HolidayHoursDialog } from './HolidayHoursDialog.tsx';

export interface HolidayHoursProps {
  /** The place it is about. */
  location: Location;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
}

/** Opens the list of coming days with special hours. Renders nothing when there are none. */
export function HolidayHours({ location, now }: HolidayHoursProps) {
  const days = upcomingSpecialHours(location, now, useHoursSpeech());
  if (days.length === 0) return null;
  // Only the days are sent to the browser; the rest of the location, such as phone numbers, stays on the server.
  return <HolidayHoursDialog name={location.name} days={days} />;
}

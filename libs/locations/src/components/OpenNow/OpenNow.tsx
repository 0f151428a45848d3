import type { PlaceHours } from '../../model/dayHours.ts';
import { OpenNowLine } from './OpenNowLine.tsx';

export interface OpenNowProps {
  /** Hours of the place, and its time zone. */
  location: PlaceHours;
  /** When the page was rendered; used until the visitor's own clock is known. */
  now: Date;
}

/** 'Open now, closes 5:30 pm', kept up to date by the visitor's clock: pages are stored, and hours pass. */
export function OpenNow({ location, now }: OpenNowProps) {
  const { id, time_zone, contact_detail } = location;
  const { opening_hours, special_hours } = contact_detail;
  if (opening_hours.length === 0 && special_hours.length === 0) return null;
  // Only the hours are sent to the browser; the rest of the location, such as phone numbers, stays on the server.
  const hours = { id, time_zone, contact_detail: { opening_hours, special_hours } };
  return <OpenNowLine hours={hours} renderedAt={now.getTime()} />;
}

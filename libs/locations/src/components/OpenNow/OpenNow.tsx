import { placeHours, type PlaceHours } from '../../model/dayHours.ts';
import { LateOpenNowLine } from './LateOpenNowLine.tsx';

export interface OpenNowProps {
  /** Hours of the place, and its time zone. */
  location: PlaceHours;
  /** When the page was rendered; used until the visitor's own clock is known. */
  now: Date;
}

/** 'Open now, closes 5:30 pm', kept up to date by the visitor's clock, because stored pages are older. */
export function OpenNow({ location, now }: OpenNowProps) {
  const { opening_hours, special_hours } = location.contact_detail;
  if (opening_hours.length === 0 && special_hours.length === 0) return null;
  return <LateOpenNowLine hours={placeHours(location)} renderedAt={now.getTime()} />;
}

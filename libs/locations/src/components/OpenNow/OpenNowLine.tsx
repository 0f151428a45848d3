'use client';

import { useMinute } from '../../clock/useMinute.ts';
import type { PlaceHours } from '../../model/dayHours.ts';
import { OpeningStatus } from '../OpeningStatus/OpeningStatus.tsx';

export interface OpenNowLineProps {
  /** Hours of the place, and its time zone. */
  hours: PlaceHours;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** The part of OpenNow that the browser keeps up to date. */
export function OpenNowLine({ hours, renderedAt }: OpenNowLineProps) {
  return <OpeningStatus location={hours} now={new Date(useMinute(renderedAt))} />;
}

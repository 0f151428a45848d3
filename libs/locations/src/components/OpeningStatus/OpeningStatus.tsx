import type { PlaceHours } from '../../model/dayHours.ts';
import { openingStatus } from '../../model/opening.ts';
import { useHoursSpeech } from '../OpeningHours/useHoursSpeech.ts';
import * as styles from './OpeningStatus.css.ts';

export interface OpeningStatusProps {
  /** Hours of the place, and its time zone. */
  location: PlaceHours;
  /** The instant to report on. */
  now: Date;
}

/**
 * 'Open now, closes 5:30 pm' at an instant, or when it opens next. Renders nothing where no hours are known. In pages:
 * OpenNow.
 */
export function OpeningStatus({ location, now }: OpeningStatusProps) {
  const { isOpen, words } = openingStatus(location, now, useHoursSpeech());
  if (!words) return null;
  return <p className={styles.root[isOpen ? 'open' : 'closed']}>{words}</p>;
}

import type { Location } from '@forecourt/domain';
import { openingStatus } from '../../model/opening.ts';
import * as styles from './OpeningStatus.css.ts';

export interface OpeningStatusProps {
  location: Location;
  now: Date;
}

/** 'Open until 5:30 pm', or when it opens next. Nothing where no hours are known. */
export function OpeningStatus({ location, now }: OpeningStatusProps) {
  const { isOpen, words } = openingStatus(location, now);
  if (!words) return null;
  return <p className={styles.root[isOpen ? 'open' : 'closed']}>{words}</p>;
}

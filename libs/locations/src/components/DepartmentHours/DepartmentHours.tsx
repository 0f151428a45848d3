import { departmentsOf, type Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { LateTabs } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { departmentName } from '../../model/departments.ts';
import { HolidayHours } from '../HolidayHours/HolidayHours.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { OpenNow } from '../OpenNow/OpenNow.tsx';
import { useHoursSpeech } from '../OpeningHours/useHoursSpeech.ts';
import * as styles from './DepartmentHours.css.ts';

export interface DepartmentHoursProps {
  /** One per department, in the order to show them. */
  locations: readonly Location[];
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Whether the first department says if it is open; leave out where the page says so already. @default true */
  status?: boolean;
}

function Hours({ location, now, status = true }: { location: Location; now: Date; status?: boolean }) {
  return (
    <div className={styles.hours}>
      {status && <OpenNow location={location} now={now} />}
      <OpeningHours location={location} now={now} />
      <HolidayHours location={location} now={now} />
    </div>
  );
}

/**
 * Opening hours with a choice of department; a single department has no choice. Without scripts all of them are below
 * each other.
 */
export function DepartmentHours({ locations, now, status = true }: DepartmentHoursProps) {
  const say = useWords(locationMessages);
  const speech = useHoursSpeech();
  const known = locations.filter(({ contact_detail }) => contact_detail.opening_hours.length > 0);
  const [only] = known;
  if (!only) return null;
  if (known.length === 1) return <Hours location={only} now={now} status={status} />;
  const nameOf = (location: Location) =>
    departmentsOf(location)
      .map((one) => departmentName(one, speech))
      .join(' & ');
  const isUnique = new Set(known.map(nameOf)).size === known.length;
  const tabs = known.map((location, place) => ({
    id: location.id,
    label: isUnique ? nameOf(location) : location.name,
    content: (
      <>
        <p className={styles.department}>{isUnique ? nameOf(location) : location.name}</p>
        <Hours location={location} now={now} status={status || place > 0} />
      </>
    ),
  }));
  return <LateTabs tabs={tabs} label={say('location.department')} keep />;
}

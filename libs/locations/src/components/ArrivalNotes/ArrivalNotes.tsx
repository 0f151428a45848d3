import type { Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { Icon, type IconName } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './ArrivalNotes.css.ts';

export interface ArrivalNotesProps {
  /** Notes for visitors on their way to the location. */
  location: Pick<Location, 'arrival' | 'services'>;
}

type TitleKey = `location.${'whatToLookFor' | 'parking' | 'publicTransport' | 'comingWithAVan'}`;

const notes: readonly [note: keyof Location['arrival'], title: TitleKey, icon: IconName][] = [
  ['frontage', 'location.whatToLookFor', 'home'],
  ['parking', 'location.parking', 'car'],
  ['transport', 'location.publicTransport', 'map-pin'],
  ['van_access', 'location.comingWithAVan', 'ruler'],
];

/** Whether the location has arrival notes. */
export const hasArrivalNotes = ({ arrival, services }: ArrivalNotesProps['location']): boolean =>
  services.length > 0 || notes.some(([note]) => arrival[note] !== '');

/** How to find, reach and use a location, each in a sentence or two. Renders nothing without notes. */
export function ArrivalNotes({ location }: ArrivalNotesProps) {
  const say = useWords(locationMessages);
  if (!hasArrivalNotes(location)) return null;
  const { arrival, services } = location;
  return (
    <dl className={styles.root}>
      {notes
        .filter(([note]) => arrival[note] !== '')
        .map(([note, title, icon]) => (
          <div className={styles.note} key={note}>
            <dt className={styles.title}>
              <Icon name={icon} />
              {say(title)}
            </dt>
            <dd>{arrival[note]}</dd>
          </div>
        ))}
      {services.length > 0 && (
        <div className={styles.note}>
          <dt className={styles.title}>
            <Icon name="check" />
            {say('location.hereForYou')}
          </dt>
          <dd>
            <ul className={styles.services}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

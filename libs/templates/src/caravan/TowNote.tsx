import { grouped, type Vehicle } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { Heading, Icon, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { towBandFor } from '../home/towBands.ts';
import * as styles from '../vehicle/vehicle.css.ts';

export interface TowNoteProps {
  /** The vehicle it is about. */
  vehicle: Vehicle;
}

/**
 * The class of car that may tow this van at its loaded limit. Renders nothing for motorhomes and vans of unknown mass.
 */
export function TowNote({ vehicle }: TowNoteProps) {
  const say = useWords(homeMessages);
  const atm = vehicle.caravan?.aggregate_trailer_mass;
  if (!atm) return null;
  const band = towBandFor(atm);
  const mass = `${grouped(atm)} kg`;
  return (
    <section className={styles.card}>
      <Heading level={2} size="title">
        {say('home.whatCanTowIt')}
      </Heading>
      <p className={styles.point}>
        <span className={styles.tick}>
          <Icon name="weight" />
        </span>
        {band
          ? say('home.loadedToItsLimit', { mass, cars: say(`home.${band.cars}`) })
          : say('home.loadedMass', { mass })}
      </p>
      <Text size="small" tone="muted">
        {say('home.checkYourCarsHandbook')}
      </Text>
    </section>
  );
}

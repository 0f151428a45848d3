import { grouped, type Vehicle } from '@forecourt/domain';
import { Heading, Icon, Text } from '@forecourt/ui';
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
  const atm = vehicle.caravan?.aggregate_trailer_mass;
  if (!atm) return null;
  const band = towBandFor(atm);
  const mass = `${grouped(atm)} kg`;
  return (
    <section className={styles.card}>
      <Heading level={2} size="title">
        What can tow it?
      </Heading>
      <p className={styles.point}>
        <span className={styles.tick}>
          <Icon name="weight" />
        </span>
        {band
          ? `Loaded to its limit it weighs ${mass}. ${band.cars} with a braked towing capacity of at least ${mass} can pull it.`
          : `Loaded to its limit it weighs ${mass}, more than cars and utes may tow. Ask us about light trucks.`}
      </p>
      <Text size="small" tone="muted">
        Check your car’s handbook for its braked capacity, ball weight and combined limit. We go through all three with
        you before you buy.
      </Text>
    </section>
  );
}

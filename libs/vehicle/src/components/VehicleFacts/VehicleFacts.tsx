import { vehicleFactMessages } from '@forecourt/domain/messages';
import { Icon, once, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { cardFacts, headFacts, type FactVehicle } from '../../model/facts.ts';
import * as styles from './VehicleFacts.css.ts';

export const vehicleFactsPlaces = ['card', 'line', 'page'] as const;

export interface VehicleFactsProps {
  /** The vehicle to show. */
  vehicle: FactVehicle;
  /**
   * 'card': four small facts in columns; 'line': the same in one line; 'page': kilometres, transmission and body at the
   * head of a page. @default 'card'
   */
  place?: (typeof vehicleFactsPlaces)[number];
}

/** The facts that buyers compare first, each with its icon. */
export function VehicleFacts({ vehicle, place = 'card' }: VehicleFactsProps) {
  const say = useWords(vehicleFactMessages);
  const facts = place === 'page' ? headFacts(vehicle, say) : cardFacts(vehicle, say);
  return (
    <ul className={styles.list[place]} {...(place === 'page' && once('facts'))}>
      {facts.map(({ icon, label, value }) => (
        <li key={label} className={styles.fact[place]}>
          <Icon name={icon} size={18} />
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {value}
        </li>
      ))}
    </ul>
  );
}

import { Badge } from '@forecourt/ui';
import * as styles from './Garage.css.ts';

export interface GarageValuation {
  id: string;
  name: string;
  rego: string | null;
  /** The estimated value, or why there is no online estimate, in words. */
  value: string;
  state: 'open' | 'accepted' | 'asked';
}

const words = {
  open: { tone: 'neutral', label: 'Valued' },
  accepted: { tone: 'success', label: 'Offer accepted' },
  asked: { tone: 'neutral', label: 'Appraisal asked for' },
} as const;

/** Valuations of the visitor's own cars. */
export function ValuationList({ valuations }: { valuations: readonly GarageValuation[] }) {
  return (
    <ul className={styles.list} aria-label="Valuations">
      {valuations.map(({ id, name, rego, value, state }) => (
        <li key={id} className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.name}>{name}</p>
            <p>{value}</p>
            {rego !== null && <p className={styles.small}>Rego {rego}</p>}
          </div>
          <Badge tone={words[state].tone}>{words[state].label}</Badge>
        </li>
      ))}
    </ul>
  );
}

import { accountMessages } from '@forecourt/domain/messages';
import { Badge } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  open: { tone: 'neutral', label: 'account.valued' },
  accepted: { tone: 'success', label: 'account.offerAccepted' },
  asked: { tone: 'neutral', label: 'account.appraisalAskedFor' },
} as const;

/** Valuations of the visitor's own cars. */
export function ValuationList({ valuations }: { valuations: readonly GarageValuation[] }) {
  const say = useWords(accountMessages);
  return (
    <ul className={styles.list} aria-label={say('account.valuations')}>
      {valuations.map(({ id, name, rego, value, state }) => (
        <li key={id} className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.name}>{name}</p>
            <p>{value}</p>
            {rego !== null && <p className={styles.small}>{say('account.rego', { rego })}</p>}
          </div>
          <Badge tone={words[state].tone}>{say(words[state].label)}</Badge>
        </li>
      ))}
    </ul>
  );
}

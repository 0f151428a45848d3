import { complaintMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { Regulator } from '../../model/regulators.ts';
import * as styles from './RegulatorList.css.ts';

export interface RegulatorListProps {
  /** See `regulatorsOf`. */
  regulators: readonly Regulator[];
}

/** Who else helps with a complaint: the consumer regulators of the dealer's states, or a lawyer. */
export function RegulatorList({ regulators }: RegulatorListProps) {
  const say = useWords(complaintMessages);
  return (
    <div className={styles.root}>
      {regulators.length > 0 && (
        <ul className={styles.list} aria-label={say('complaint.regulators')}>
          {regulators.map(({ state, stateName, name, href }) => (
            <li className={styles.item} key={state}>
              <span className={styles.state}>{stateName}</span>
              <a className={styles.link} href={href} rel="noreferrer">
                {name}
              </a>
              <span className={styles.address}>{new URL(href).hostname.replace(/^www\./, '')}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{say('complaint.legalAdvice')}</p>
    </div>
  );
}

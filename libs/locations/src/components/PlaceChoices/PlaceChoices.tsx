import { SiteLink } from '@forecourt/ui';
import * as styles from './PlaceChoices.css.ts';

export interface PlaceChoice {
  /** @example 'Service' */
  label: string;
  /** The same list with this choice. */
  href: string;
  isChosen: boolean;
}

export interface PlaceChoicesProps {
  /** Says what is chosen by. @example 'Department' */
  label: string;
  /** In the order to show them. */
  choices: readonly PlaceChoice[];
}

/** Links that narrow a list of places down, the chosen one marked. Renders nothing where there is nothing to choose. */
export function PlaceChoices({ label, choices }: PlaceChoicesProps) {
  if (choices.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {choices.map(({ label: words, href, isChosen }) => (
          <li key={href}>
            <SiteLink
              className={styles.choice[isChosen ? 'chosen' : 'other']}
              href={href}
              aria-current={isChosen ? 'true' : undefined}
            >
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

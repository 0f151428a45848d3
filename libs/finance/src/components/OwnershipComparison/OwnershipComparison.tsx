import { Heading, SiteLink } from '@forecourt/ui';
import type { OwnershipCost } from '../../model/ownership/ownershipInput.ts';
import { FinanceNote, type NotedFinance } from '../FinanceNote/FinanceNote.tsx';
import { OwnershipTable } from '../OwnershipTable/OwnershipTable.tsx';
import * as styles from './OwnershipComparison.css.ts';

/** A vehicle or a model with its cost of ownership. */
export interface OwnedSubject {
  /** Name of the vehicle or model. */
  name: string;
  /** Address of its page. */
  href: string;
  /** Costs, from `ownershipCost`. */
  cost: OwnershipCost;
}

export interface OwnershipComparisonProps {
  /** One or several, side by side; below each other where there is no room. */
  subjects: readonly OwnedSubject[];
  /** Basis and warning of the rates shown. */
  finance: NotedFinance;
}

/** Cost of ownership of several vehicles side by side. Renders nothing when there are none. */
export function OwnershipComparison({ subjects, finance }: OwnershipComparisonProps) {
  if (subjects.length === 0) return null;
  const hasRates = subjects.some(({ cost }) =>
    cost.parts.some(({ part, total }) => part === 'finance' && total !== null),
  );
  return (
    <div className={styles.root}>
      <div className={styles.grid}>
        {subjects.map(({ name, href, cost }) => (
          <section key={href} className={styles.card} aria-label={name}>
            <Heading level={2} size="large">
              <SiteLink href={href}>{name}</SiteLink>
            </Heading>
            <OwnershipTable cost={cost} />
          </section>
        ))}
      </div>
      {hasRates && <FinanceNote finance={finance} />}
    </div>
  );
}

import type { SiteFinance } from '@forecourt/domain';
import { Heading, SiteLink } from '@forecourt/ui';
import type { OwnershipCost } from '../../model/ownership/ownershipInput.ts';
import { FinanceNote } from '../FinanceNote/FinanceNote.tsx';
import { OwnershipTable } from '../OwnershipTable/OwnershipTable.tsx';
import * as styles from './OwnershipComparison.css.ts';

/** A vehicle or a model with what it costs to own. */
export interface OwnedSubject {
  /** Vehicle or model. */
  name: string;
  /** Its page. */
  href: string;
  /** Of `ownershipCost`. */
  cost: OwnershipCost;
}

export interface OwnershipComparisonProps {
  /** One, or several side by side; stacked where there is no room. */
  subjects: readonly OwnedSubject[];
  /** Basis and warning of the rates in it. */
  finance: Pick<SiteFinance, 'comparisonWarning' | 'disclaimer'>;
}

/** What vehicles cost to own, beside each other. Renders nothing where there is none. */
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

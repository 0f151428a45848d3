import { Icon, once } from '@forecourt/ui';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './BudgetTiles.css.ts';

export interface BudgetTile {
  /** @example 'Under $20,000' */
  label: string;
  href: string;
}

export interface BudgetTilesProps {
  /** Bands with the search each leads to. */
  budgets: readonly BudgetTile[];
}

/** Bands of price, mass or length to start a search with. Renders nothing without bands. */
export function BudgetTiles({ budgets }: BudgetTilesProps) {
  if (budgets.length === 0) return null;
  return (
    <ul className={styles.root} {...once('budgets')}>
      {budgets.map(({ label, href }) => (
        <li key={label}>
          <MenuLink className={styles.tile} href={href}>
            {label}
            <Icon name="chevron-right" size={18} />
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

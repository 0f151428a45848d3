import { dealerMessages } from '@forecourt/domain/messages';
import { once } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { BodyShape } from '../BodyShape/BodyShape.tsx';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './BodyTiles.css.ts';

export interface BodyTile {
  /** @example 'People mover' */
  name: string;
  /** Vehicles in stock. */
  count: number;
  href: string;
}

export interface BodyTilesProps {
  /** Body types with the search each leads to. */
  bodies: readonly BodyTile[];
}

/** Body types by their outline. Renders nothing without bodies. */
export function BodyTiles({ bodies }: BodyTilesProps) {
  const say = useWords(dealerMessages);
  if (bodies.length === 0) return null;
  return (
    <ul className={styles.root} {...once('bodies')}>
      {bodies.map(({ name, count, href }) => (
        <li key={name}>
          <MenuLink className={styles.tile} href={href}>
            <BodyShape body={name} width={112} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{say('dealer.inStock', { count })}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

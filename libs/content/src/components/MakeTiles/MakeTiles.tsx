import { dealerMessages } from '@forecourt/domain/messages';
import { once } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { countOf } from '../../model/sentences.ts';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import { MakeLogo } from '../MakeLogo/MakeLogo.tsx';
import * as styles from './MakeTiles.css.ts';

export interface MakeTile {
  name: string;
  /** Vehicles in stock. */
  count: number;
  href: string;
}

export interface MakeTilesProps {
  /** Makes with their number in stock and the address of each search. */
  makes: readonly MakeTile[];
  /** What one and several of the things sold are called, for the counts. @default vehicles */
  noun?: readonly [one: string, several: string];
  /** Folder of the files of all marks, see `MakeLogo`. @default none: the marks are part of the page */
  marks?: string;
}

/** Makes with their marks and how many are in stock. Renders nothing without makes. */
export function MakeTiles({ makes, noun, marks }: MakeTilesProps) {
  const say = useWords(dealerMessages);
  if (makes.length === 0) return null;
  return (
    <ul className={styles.root} {...once('makes')}>
      {makes.map(({ name, count, href }) => (
        <li key={name}>
          <MenuLink className={styles.tile} href={href}>
            <MakeLogo make={name} size={44} marks={marks} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{noun ? countOf(count, ...noun) : say('dealer.vehicles', { count })}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

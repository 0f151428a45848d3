import { Icon, type IconName, once } from '@forecourt/ui';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './BannerTiles.css.ts';

export interface BannerTile {
  title: string;
  text: string;
  href: string;
  icon: IconName;
}

export interface BannerTilesProps {
  /** Tiles in the order they are shown. */
  tiles: readonly BannerTile[];
}

/** Links to common tasks as tiles. Renders nothing without tiles. */
export function BannerTiles({ tiles }: BannerTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <ul className={styles.root} {...once('banners')}>
      {tiles.map(({ title, text, href, icon }) => (
        <li key={title}>
          <MenuLink className={styles.tile} href={href}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

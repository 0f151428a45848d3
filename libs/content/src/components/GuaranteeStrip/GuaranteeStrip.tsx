import { Container, Icon, type IconName } from '@forecourt/ui';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './GuaranteeStrip.css.ts';

export interface GuaranteeStripProps {
  /** The dealer's promises, in its own words. */
  guarantees: readonly string[];
  /** Where vehicles can be reserved. */
  reserveHref: string;
}

const icons: readonly IconName[] = ['tag', 'swap', 'engine', 'wrench', 'shield'];

/** The dealer's promises side by side, and the way to reserve. Nothing without promises. */
export function GuaranteeStrip({ guarantees, reserveHref }: GuaranteeStripProps) {
  if (guarantees.length === 0) return null;
  return (
    <section className={styles.root} aria-label="Our promises">
      <Container>
        <div className={styles.row}>
          <ul className={styles.list}>
            {guarantees.map((guarantee, place) => (
              <li className={styles.item} key={guarantee}>
                <span className={styles.icon}>
                  <Icon name={icons[place % icons.length] ?? 'check'} size={24} />
                </span>
                {guarantee}
              </li>
            ))}
          </ul>
          <MenuLink className={styles.link} href={reserveHref}>
            Reserve Online
            <Icon name="arrow-right" size={18} />
          </MenuLink>
        </div>
      </Container>
    </section>
  );
}

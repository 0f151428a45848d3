import { dealerMessages } from '@forecourt/domain/messages';
import { Container, Icon, type IconName, once } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './GuaranteeStrip.css.ts';

export interface GuaranteeStripProps {
  /** The dealer's promises, in its own words. */
  guarantees: readonly string[];
  /** Where vehicles can be reserved. */
  reserveHref: string;
  /** As wide as the page, or among other things of a column. @default 'page' */
  place?: 'page' | 'column';
}

const icons: readonly IconName[] = ['tag', 'swap', 'engine', 'wrench', 'shield'];

/** The dealer's promises side by side, and the way to reserve. Renders nothing without promises. */
export function GuaranteeStrip({ guarantees, reserveHref, place = 'page' }: GuaranteeStripProps) {
  const say = useWords(dealerMessages);
  if (guarantees.length === 0) return null;
  const row = (
    <div className={styles.row[place]}>
      <ul className={styles.list[place]}>
        {guarantees.map((guarantee, index) => (
          <li className={styles.item} key={guarantee}>
            <span className={styles.icon}>
              <Icon name={icons[index % icons.length] ?? 'check'} size={24} />
            </span>
            {guarantee}
          </li>
        ))}
      </ul>
      <MenuLink className={styles.link} href={reserveHref}>
        {say('dealer.reserveOnline')}
        <Icon name="arrow-right" size={18} />
      </MenuLink>
    </div>
  );
  return (
    <section className={styles.root[place]} aria-label={say('dealer.ourPromises')} {...once('promises')}>
      {place === 'page' ? <Container>{row}</Container> : row}
    </section>
  );
}

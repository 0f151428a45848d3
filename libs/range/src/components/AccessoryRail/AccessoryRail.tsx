import type { Accessory } from '@forecourt/domain';
import { modelFactMessages } from '@forecourt/domain/messages';
import { Picture, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { accessoryPriceWords } from '../../model/accessories.ts';
import * as styles from './AccessoryRail.css.ts';

export interface AccessoryRailProps {
  /** The first of a model's accessories. */
  accessories: readonly Accessory[];
  /** Page that lists all of them, each with its own id. */
  href: string;
}

/** The first accessories in a row that scrolls sideways on phones; each links to its place in the whole list. Renders nothing without accessories. */
export function AccessoryRail({ accessories, href }: AccessoryRailProps) {
  const say = useWords(modelFactMessages);
  if (accessories.length === 0) return null;
  return (
    <ul className={styles.root}>
      {accessories.map((accessory) => (
        <li key={accessory.slug} className={styles.item}>
          <SiteLink href={`${href}#${accessory.slug}`} className={styles.card}>
            <Picture url={accessory.image} alt="" sizes="(min-width: 992px) 200px, 45vw" ratio="1/1" rounded />
            <span className={styles.name}>{accessory.name}</span>
            <span className={styles.price}>{accessoryPriceWords(accessory, say)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

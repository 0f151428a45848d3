'use client';

import { formatMoney, type Accessory } from '@forecourt/domain';
import { modelFactMessages, modelMessages } from '@forecourt/domain/messages';
import { Button, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState, type ChangeEvent } from 'react';
import { accessoryPriceWords, fitsWords, listTotal } from '../../model/accessories.ts';
import * as styles from './AccessoryList.css.ts';
import { CategoryChips } from './CategoryChips.tsx';

export interface AccessoryGroup {
  /** The category. @example 'Towing' */
  name: string;
  /** Its accessories, in display order. */
  accessories: readonly Accessory[];
}

export interface AccessoryListProps {
  /** Make and model that they fit. */
  model: string;
  /** Accessories by category, from `accessoriesOf`. */
  groups: readonly AccessoryGroup[];
  /** Page whose form receives the list: the names as `part` and the model as `model`. */
  action: string;
}

/**
 * Accessories as a form of checkboxes that is sent to the parts department, with chips that show one category only. Works
 * before and without JavaScript; with it the bar counts what is chosen. Ticked accessories stay on the list while another
 * category is shown.
 */
export function AccessoryList({ model, groups, action }: AccessoryListProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = groups.flatMap(({ accessories }) => accessories);
  const { amount, unpriced } = listTotal(all.filter(({ slug }) => chosen.has(slug)));
  const toggle = (slug: string) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = new Set(chosen);
    if (event.target.checked) next.add(slug);
    else next.delete(slug);
    setChosen(next);
  };
  const total = [
    amount > 0 && sayFact('modelFact.fitted', { price: formatMoney(amount) }),
    unpriced > 0 && sayFact('modelFact.pricedOnRequest', { count: unpriced }),
  ];
  return (
    <div className={styles.root}>
      <CategoryChips
        names={groups.map(({ name }) => name)}
        counts={groups.map(({ accessories }) => accessories.length)}
      />
      <form className={styles.form} action={action} method="get">
        <input type="hidden" name="model" value={model} />
        <ul className={styles.list}>
          {groups.flatMap(({ name, accessories }, place) =>
            accessories.map((accessory) => (
              <li
                key={accessory.slug}
                id={accessory.slug}
                className={`${styles.item} ${styles.ofCategory[place] ?? ''}`}
              >
                <label className={styles.card}>
                  <Picture url={accessory.image} alt="" sizes="(min-width: 992px) 260px, 50vw" ratio="1/1" rounded />
                  <span className={styles.kind}>{name}</span>
                  <span className={styles.title}>{accessory.name}</span>
                  {accessory.text && <span className={styles.text}>{accessory.text}</span>}
                  <span className={styles.text}>{fitsWords(accessory, model, sayFact)}</span>
                  <span className={styles.price}>{accessoryPriceWords(accessory, sayFact)}</span>
                  <span className={styles.choice}>
                    <input
                      type="checkbox"
                      name="part"
                      value={accessory.name}
                      className={styles.box}
                      onChange={toggle(accessory.slug)}
                    />
                    {say('model.addToMyList')}
                  </span>
                </label>
              </li>
            )),
          )}
        </ul>
        <div className={styles.bar}>
          <p className={styles.total} role="status">
            {chosen.size > 0 && total.filter(Boolean).join(', ')}
          </p>
          <Button type="submit">
            {say('model.sendMyList')}
            {chosen.size > 0 ? ` (${chosen.size})` : ''}
          </Button>
        </div>
      </form>
    </div>
  );
}

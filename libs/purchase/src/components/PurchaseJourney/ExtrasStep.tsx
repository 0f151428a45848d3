import { purchaseMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { formatMoney, type PurchaseExtra } from '@forecourt/domain';
import { CheckboxField } from '@forecourt/ui';
import { useRef, useState } from 'react';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

/** Optional extras. The total is updated with every tick; without JavaScript in the next step. */
export function ExtrasStep({ controlOf, extras }: { controlOf: ControlOf; extras: readonly PurchaseExtra[] }) {
  const say = useWords(purchaseMessages);
  const boxes = extras.map((extra) => {
    const { defaultValue: _text, ...box } = controlOf(`extra-${extra.id}`);
    return { extra, box };
  });
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState(
    () => new Set(boxes.filter(({ box }) => box.defaultChecked).map(({ extra }) => extra.id)),
  );
  const sum = extras.reduce((total, { id, price }) => total + (ticked.has(id) ? price : 0), 0);
  const recount = () => {
    const checked = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    setTicked(new Set([...checked].map(({ name }) => name.replace(/^extra-/, ''))));
  };
  return (
    <>
      <ul className={styles.extras} ref={list}>
        {boxes.map(({ extra: { id, name, text, price }, box }) => (
          <li className={styles.extra} key={id}>
            <CheckboxField
              label={
                <>
                  <span className={styles.extraName}>
                    <span>{name}</span>
                    <strong>{formatMoney(price)}</strong>
                  </span>
                  {text && <span className={styles.extraText}>{text}</span>}
                </>
              }
              {...box}
              onChange={recount}
            />
          </li>
        ))}
      </ul>
      <output className={styles.sum}>
        {ticked.size === 0
          ? say('purchase.nothingChosen')
          : say('purchase.chosen', { count: ticked.size, sum: formatMoney(sum) })}
      </output>
    </>
  );
}

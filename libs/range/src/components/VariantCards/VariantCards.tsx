import { formatMoney, type ModelVariant } from '@forecourt/domain';
import { modelFactMessages, modelMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { inStateWords } from '../../model/rangeWords.ts';
import * as styles from './VariantCards.css.ts';

export interface VariantCardsProps {
  /** Grades, cheapest first. */
  variants: readonly ModelVariant[];
  /** State in which the prices apply. */
  state: string | null;
}

/**
 * The grades of a model, cheapest first: the price of each, and what it adds to the one before. Renders nothing without
 * grades.
 */
export function VariantCards({ variants, state }: VariantCardsProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  if (variants.length === 0) return null;
  return (
    <ol className={styles.root}>
      {variants.map(({ name, price, gains, drive, fuel }, place) => (
        <li key={name} className={styles.variant}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.kind}>{[fuel, drive].filter(Boolean).join(', ')}</p>
          </div>
          <div className={styles.gains}>
            {gains.length > 0 && (
              <>
                <p className={styles.over}>
                  {place > 0 ? say('model.overThe', { name: variants[place - 1]?.name ?? '' }) : say('model.comesWith')}
                </p>
                <ul className={styles.list}>
                  {gains.map((gain) => (
                    <li key={gain} className={styles.gain}>
                      <Icon name="check" size={18} />
                      {gain}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <p className={styles.price}>
            <strong className={styles.figure}>
              {price === null ? say('model.askForThePrice') : formatMoney(price)}
            </strong>
            {price !== null && ` ${inStateWords(state, sayFact)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

import { formatMoney, type Cents } from '@forecourt/domain';
import { modelFactMessages, modelMessages } from '@forecourt/domain/messages';
import { Button, SelectField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { ModelChoices } from '../../model/modelChoices.ts';
import { inStateWords, surchargeWords } from '../../model/rangeWords.ts';
import { ColourRadio } from '../ColourRadio/ColourRadio.tsx';
import * as styles from './ModelChoice.css.ts';

export interface ModelChoiceProps {
  /** Choices, from `modelChoices`. */
  choices: ModelChoices;
  /** State in which the prices apply. */
  state: string | null;
  /** Page whose form receives the choice, as `model`. @example '/book-test-drive' */
  action: string;
  /** Label of its button. @example 'Book a test drive' */
  actionLabel: string;
  /** What the prices include. */
  includes?: string;
  /** Weekly repayment at a price, with rate, comparison rate and term; nothing where none may be shown. */
  weekly?: (price: Cents) => ReactNode;
  /** The disclosures that must be shown below it. */
  weeklyNote?: ReactNode;
  /** Further actions beside the main one. */
  children?: ReactNode;
}

/**
 * Choice of a model's grade and colour, with the price of both together and its weekly repayment. All prices are in the
 * HTML, and styles show the chosen one, so it works without JavaScript. Its pictures are those of `ModelPictures`.
 */
export function ModelChoice({
  choices,
  state,
  action,
  actionLabel,
  includes,
  weekly,
  weeklyNote,
  children,
}: ModelChoiceProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  const { grades, colours, surcharges } = choices;
  return (
    <form className={styles.root} action={action} method="get">
      <div className={styles.amounts}>
        {grades.map(({ label, prices }) => (
          <div key={label} className={styles.grade}>
            {prices.map((price, place) => (
              <div key={place} className={styles.amount}>
                <p className={styles.price}>
                  {price === null ? (
                    say('model.askForThePrice')
                  ) : (
                    <>
                      {price.isFrom && `${say('model.fromBefore')} `}
                      <strong className={styles.figure}>{formatMoney(price.amount)}</strong>
                      {` ${inStateWords(state, sayFact)}`}
                    </>
                  )}
                </p>
                {price && weekly?.(price.amount)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {includes && <p className={styles.includes}>{includes}</p>}
      <div className={styles.choose}>
        <SelectField
          label={say('model.grade')}
          required
          name="model"
          autoComplete="off"
          options={grades.map(({ label, value }) => ({ label, value }))}
        />
        {colours.length > 0 && (
          <fieldset className={styles.colours}>
            <legend className={styles.legend}>{say('model.colour')}</legend>
            {colours.map((colour, place) => (
              <ColourRadio
                key={colour.name}
                colour={colour}
                name="model"
                autoComplete="off"
                data-surcharge={surcharges.indexOf(colour.surcharge)}
                data-model-picture={colour.image ? place : undefined}
              >
                <span className={styles.chosen} aria-hidden="true">
                  {colour.name}, {surchargeWords(colour.surcharge, sayFact)}
                </span>
              </ColourRadio>
            ))}
          </fieldset>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" full>
          {actionLabel}
        </Button>
        {children}
      </div>
      {weeklyNote}
    </form>
  );
}

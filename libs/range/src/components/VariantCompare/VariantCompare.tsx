'use client';

import type { ModelVariant } from '@forecourt/domain';
import { modelFactMessages, modelMessages } from '@forecourt/domain/messages';
import { VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, useState } from 'react';
import { compareVariants, variantChoices, type VariantChoice } from '../../model/compareVariants.ts';
import { variantPriceWords } from '../../model/rangeWords.ts';
import { ComparedTable } from './ComparedTable.tsx';
import * as styles from './VariantCompare.css.ts';

export interface VariantCompareProps {
  /** Grades, cheapest first; fewer than two show nothing. */
  variants: readonly ModelVariant[];
  /** State in which the prices apply. */
  state: string | null;
}

const choiceKeys = {
  Cab: 'modelFact.cab',
  Drive: 'modelFact.drive',
  Fuel: 'modelFact.fuel',
} as const satisfies Record<VariantChoice['name'], keyof typeof modelFactMessages>;

const maxCompared = 4;
/** From this many grades on, visitors can filter the list first. */
const minVariantsToFilter = 6;

/**
 * Compares two grades on phones and up to four on wide screens, each chosen from a list, with an option to show only the
 * differences. The first grades are in the HTML.
 */
export function VariantCompare({ variants, state }: VariantCompareProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  const id = useId();
  const [chosen, setChosen] = useState(() => variants.slice(0, maxCompared).map(({ name }) => name));
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [narrowed, setNarrowed] = useState<Readonly<Record<string, string>>>({});
  if (variants.length < 2) return null;

  const choices = variants.length >= minVariantsToFilter ? variantChoices(variants) : [];
  const fits = ({ cab, drive, fuel }: ModelVariant) =>
    [narrowed.Cab ?? cab, narrowed.Drive ?? drive, narrowed.Fuel ?? fuel].every(
      (wanted, place) => wanted === [cab, drive, fuel][place],
    );
  const offered = variants.filter(fits);
  const shown = chosen.map((name) => variants.find((one) => one.name === name) ?? variants[0]).filter((one) => !!one);
  const facts = compareVariants(shown);
  const rows = onlyDifferences ? facts.filter(({ differs }) => differs) : facts;
  const pick = (place: number, name: string) => setChosen(chosen.map((one, at) => (at === place ? name : one)));
  const narrow = (name: string, value: string) => {
    const { [name]: before, ...rest } = narrowed;
    setNarrowed(before === value ? rest : { ...rest, [name]: value });
  };

  return (
    <div className={styles.root}>
      {choices.map(({ name, values }) => (
        <div key={name} className={styles.choices} role="group" aria-label={sayFact(choiceKeys[name])}>
          {values.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.chip}
              aria-pressed={narrowed[name] === value}
              onClick={() => narrow(name, value)}
            >
              {value}
            </button>
          ))}
        </div>
      ))}
      <label className={styles.only}>
        <input
          type="checkbox"
          className={styles.box}
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        {say('model.onlyDifferences')}
      </label>
      <ComparedTable
        facts={rows}
        heads={shown.map((variant, place) => (
          <span key={place} className={styles.head}>
            <label htmlFor={`${id}-${place}`}>
              <VisuallyHidden>{say('model.gradeNumber', { number: place + 1 })}</VisuallyHidden>
            </label>
            <select
              id={`${id}-${place}`}
              className={styles.select}
              value={variant.name}
              onChange={({ target }) => pick(place, target.value)}
            >
              {variants
                .filter((one) => one === variant || offered.includes(one))
                .map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
            </select>
            <span className={styles.price}>
              {variantPriceWords(variant.price, state, sayFact) ?? say('model.askForThePrice')}
            </span>
          </span>
        ))}
      />
      <div role="status">
        <VisuallyHidden>{onlyDifferences ? say('model.factsDiffer', { count: rows.length }) : ''}</VisuallyHidden>
      </div>
    </div>
  );
}

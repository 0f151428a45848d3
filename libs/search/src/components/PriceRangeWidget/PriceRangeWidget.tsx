'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { Button, TextField, useIsAlive } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { Suspense, lazy, useRef, useState } from 'react';
import { measures } from '../../model/measures.ts';
import { acceptEnds, toOpenRange, type RangeValue } from '../../model/rangeEnds.ts';
import { RangeRail } from '../FilterRange/RangeRail.tsx';
import { useSeen } from '../FilterRange/useSeen.ts';
import * as styles from './PriceRangeWidget.css.ts';

const RangeSlider = lazy(() =>
  import('../FilterRange/RangeSlider.tsx').then((module) => ({ default: module.RangeSlider })),
);

export interface PriceRangeWidgetProps {
  /** Path of the search page. @example '/search' */
  searchPath: string;
  /** Plural noun for what the site sells. @example 'vehicles' */
  nounPlural: string;
  /** Initial range in dollars. @default the whole range */
  defaultRange?: RangeValue;
}

/** Dollars. */
export const priceWidgetBounds = { min: 5_000, max: 250_000, step: 500 } as const;

const { min, max, step } = priceWidgetBounds;
const { money } = measures;

/** What a range asks the search for; null when it leaves nothing out. @example priceParameter([20_000, 250_000]) // '20000-' */
export function priceParameter(range: RangeValue): string | null {
  const { from = '', to = '' } = toOpenRange(range, priceWidgetBounds);
  return from === '' && to === '' ? null : `${from}-${to}`;
}

/** A budget slider that starts a search, most expensive first. A plain form, usable on any page. */
export function PriceRangeWidget({ searchPath, nounPlural, defaultRange = [min, max] }: PriceRangeWidgetProps) {
  const say = useWords(searchMessages);
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  const isAlive = useIsAlive();
  const [range, setRange] = useState(() => acceptEnds(money, defaultRange, [min, max], priceWidgetBounds).value);
  /** The upper end means "this price or more". */
  const words = (dollars: number): string => {
    const value = money.words(dollars, say);
    return dollars === max ? say('search.orMore', { value }) : value;
  };
  const inWords = say('search.fromTo', { from: words(range[0]), to: words(range[1]) });
  const price = priceParameter(range);
  const still = <RangeRail label={say('search.price')} words={inWords} />;
  return (
    <form
      method="get"
      action={searchPath}
      className={styles.root}
      role="search"
      aria-label={say('search.findByPrice', { nounPlural })}
    >
      <div ref={frame} className={styles.slider}>
        {seen ? (
          <Suspense fallback={still}>
            <RangeSlider
              label={say('search.price')}
              {...priceWidgetBounds}
              value={range}
              format={words}
              onChange={(asked) => setRange(acceptEnds(money, asked, range, priceWidgetBounds).value)}
            />
          </Suspense>
        ) : (
          still
        )}
      </div>
      {isAlive ? (
        price !== null && <input type="hidden" name="price" value={price} />
      ) : (
        <div className={styles.ends}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={say('search.endIn', {
                end: say(end === 'from' ? 'search.endFrom' : 'search.endTo', { title: say('search.price') }),
                unit: say('search.dollars'),
              })}
              name={`price_${end}`}
              type="number"
              defaultValue={toOpenRange(range, priceWidgetBounds)[end]}
              min={min}
              max={max}
              step={step}
            />
          ))}
        </div>
      )}
      <input type="hidden" name="sortBy" value="price_desc" />
      <Button type="submit" full>
        <span className={styles.scripted}>{say('search.show', { prices: inWords, nounPlural })}</span>
        <span className={styles.unscripted}>{say('search.showAll', { nounPlural })}</span>
      </Button>
    </form>
  );
}

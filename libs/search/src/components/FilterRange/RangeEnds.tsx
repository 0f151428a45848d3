'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { TextField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState, type KeyboardEvent } from 'react';
import { measureOf } from '../../model/measureOf.ts';
import type { RangeBounds, RangeValue } from '../../model/rangeEnds.ts';
import type { UrlRange } from '../../model/urlRange.ts';
import { rangeUnit, typedRange, typedText, type TypedEnd } from '../../model/typedRange.ts';
import * as styles from './FilterRange.css.ts';
import { warnOf } from './useRangeFilter.ts';

export interface RangeEndsProps {
  /** Attribute of the index that is filtered by. */
  attribute: string;
  /** Name of the filter. */
  title: string;
  /** Lowest and highest value found. */
  bounds: RangeBounds;
  /** Range that the slider shows. */
  value: RangeValue;
  /** Range that the search uses. An end at its bound is shown empty unless the visitor asked for exactly it. */
  chosen: UrlRange;
  /** Called with both ends when a typed end is committed. */
  onSettle: (value: RangeValue) => void;
  /** Id of the form that submits the fields without JavaScript. */
  formId?: string;
}

interface Typing {
  text: string;
  /** Error of the field, shown once it has been left. */
  message?: string;
}

const ends: readonly TypedEnd[] = ['from', 'to'];

/** Both ends of a range as text fields. Read on blur or Enter; they work without JavaScript too. */
export function RangeEnds({ attribute, title, bounds, value, chosen, onSettle, formId }: RangeEndsProps) {
  const say = useWords(searchMessages);
  const [draft, setDraft] = useState<{ over: string; ends: Partial<Record<TypedEnd, Typing>> }>();
  // The typed text stays until the range itself changes.
  const over = value.join('-');
  const typing = draft?.over === over ? draft.ends : {};
  const setTyping = (next: Partial<Record<TypedEnd, Typing>>) => setDraft({ over, ends: next });
  const unit = rangeUnit(attribute, say);
  const nameOf = (end: TypedEnd) => {
    const name = say(end === 'from' ? 'search.endFrom' : 'search.endTo', { title });
    return unit ? say('search.endIn', { end: name, unit: unit === '$' ? say('search.dollars') : unit }) : name;
  };
  const settle = (end: TypedEnd) => {
    const typed = typing[end];
    if (!typed) return;
    const read = typedRange(attribute, end, typed.text, value, bounds, say);
    if (!read.ok) {
      warnOf(read.ignored);
      setTyping({ ...typing, [end]: { text: typed.text, message: read.message } });
      return;
    }
    setTyping({});
    if (read.value[0] !== value[0] || read.value[1] !== value[1]) onSettle(read.value);
  };
  return (
    <div className={styles.ends} role="group" aria-label={say('search.exact', { title })}>
      {ends.map((end, place) => {
        const at = value[place] ?? 0;
        const bound = place === 0 ? bounds.min : bounds.max;
        const typed = typing[end];
        // An end at its bound means "no limit" and is shown empty, unless the visitor asked for it: then it also limits
        // future stock.
        const fieldValue = at === bound ? chosen[end] : at;
        const shown = fieldValue === undefined ? '' : typedText(attribute, fieldValue);
        return (
          <div key={end} className={styles.end}>
            <span aria-hidden="true" className={styles.caption}>
              {unit ? `${say(`search.${end}`)} (${unit})` : say(`search.${end}`)}
            </span>
            <TextField
              label={nameOf(end)}
              labelHidden
              name={`${attribute}_${end}`}
              form={formId}
              inputMode={measureOf(attribute).typedUnits ? 'decimal' : 'numeric'}
              autoComplete="off"
              placeholder={typedText(attribute, bound)}
              value={typed?.text ?? shown}
              error={typed?.message}
              onChange={({ currentTarget: { value: text } }) => setTyping({ ...typing, [end]: { text } })}
              onBlur={() => settle(end)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                settle(end);
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

import { formMessages } from '@forecourt/domain/messages';
import { Skeleton, TextField, VisuallyHidden, type TextFieldProps } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { AppointmentDay } from './appointments.ts';
import * as styles from './SlotField.css.ts';
import { useAppointments } from './useAppointments.ts';

export interface SlotFieldProps {
  /** Id of the control. */
  id: string;
  /** Label of the question. */
  label: string;
  /** Help text that is always visible. */
  hint?: string;
  /** Error message, in a sentence. */
  error?: string;
  /** Whether an answer is required. @default false */
  required?: boolean;
  /** Endpoint that answers with the free times. */
  href: string;
  /** ISO instant of the chosen time, or ''. */
  value: string;
  /** Called with the chosen instant, or with '' and the words of a day without a time. */
  onChoose: (start: string, day: string) => void;
  /** Called when the chosen time is no longer free, with the words of its day if that still has other times. */
  onGone: (day: string) => void;
  /** Increase it to fetch the free times again after one was taken. @default 0 */
  round?: number;
  /** Text field to show where there are no times to choose from. */
  otherwise: TextFieldProps;
}

interface ChoiceProps {
  /** Id of the radio. */
  id?: string;
  /** Name of its radio group. */
  name: string;
  /** Whether it is chosen. */
  checked: boolean;
  /** Called when it is chosen. */
  onChoose: () => void;
  /** The day or time in words. */
  words: string;
}

function Choice({ id, name, checked, onChoose, words }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input className={styles.radio} type="radio" id={id} name={name} checked={checked} onChange={onChoose} />
      <span>{words}</span>
    </label>
  );
}

/** A day, then a time of that day. Where no times can be shown, a text field. */
export function SlotField({
  id,
  label,
  hint,
  error,
  required = false,
  href,
  value,
  onChoose,
  onGone,
  round = 0,
  otherwise,
}: SlotFieldProps) {
  const say = useWords(formMessages);
  const name = useId();
  const state = useAppointments(href, round);
  const [wanted, setWanted] = useState<string | null>(null);

  const letGo = useEffectEvent(() => {
    if (state === 'loading' || value === '') return;
    const days = state === 'failed' ? [] : state.days;
    if (days.some(({ slots }) => slots.some(({ start }) => start === value))) return;
    onGone(days.find(({ date }) => date === wanted)?.words ?? '');
  });
  // A time restored from a draft, or just taken by somebody else, must not be sent unseen.
  useEffect(() => letGo(), [state, value]);

  if (state === 'failed') return <TextField {...otherwise} id={id} error={error ?? otherwise.error} />;
  if (state === 'loading') {
    return (
      <>
        <div className={styles.waiting} role="status">
          <VisuallyHidden>{say('form.lookingUpFreeTimes')}</VisuallyHidden>
          <Skeleton height="24px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </div>
        <noscript>
          <TextField {...otherwise} id={id} />
        </noscript>
      </>
    );
  }

  const holding = state.days.find(({ slots }) => slots.some(({ start }) => start === value));
  const day: AppointmentDay | undefined =
    state.days.find(({ date }) => date === wanted) ?? (wanted === '' ? undefined : holding);
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const chooseDay = (chosen: AppointmentDay | null) => {
    setWanted(chosen?.date ?? '');
    onChoose('', chosen?.words ?? '');
  };
  return (
    <fieldset className={styles.root} aria-describedby={ids}>
      <legend className={styles.legend}>
        {label}
        {!required && <span className={styles.optional}> {say('form.optional')}</span>}
      </legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint ?? say('form.atLocalTime', { name: state.location.name })}
      </p>
      <div className={styles.days} role="radiogroup" aria-label={say('form.day')}>
        {!required && (
          <Choice
            id={id}
            name={`${name}-day`}
            checked={!day}
            onChoose={() => chooseDay(null)}
            words={say('form.anyDay')}
          />
        )}
        {state.days.map((one, place) => (
          <Choice
            key={one.date}
            id={required && place === 0 ? id : undefined}
            name={`${name}-day`}
            checked={day === one}
            onChoose={() => chooseDay(one)}
            words={one.words}
          />
        ))}
      </div>
      {day && (
        <div
          className={styles.times}
          role="radiogroup"
          aria-label={say('form.timeOn', { day: day.words })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {!required && (
            <Choice
              name={`${name}-time`}
              checked={value === ''}
              onChoose={() => onChoose('', day.words)}
              words={say('form.anyTime')}
            />
          )}
          {day.slots.map(({ start, words }) => (
            <Choice
              key={start}
              name={`${name}-time`}
              checked={start === value}
              onChoose={() => onChoose(start, '')}
              words={words}
            />
          ))}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

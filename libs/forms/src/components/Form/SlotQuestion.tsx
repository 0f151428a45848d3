import type { DateTimeField } from '../../model/formField.ts';
import { SlotField } from '../SlotField/SlotField.tsx';
import { controlProps, type QuestionProps } from './controlProps.ts';
import { useAnswers } from './useAnswers.ts';
import { useEffect } from 'react';

/**
 * A question for a free time; asks for the visitor's own words where there is none. A day without a time is sent as
 * words.
 */
export function SlotQuestion(props: QuestionProps<DateTimeField>) {
  const { field, control, job, slotsHref, refusals } = props;
  const { name, otherwise } = field;
  const { register, setValue, formState } = control;
  const { id, label, hint, required, error } = controlProps(props);
  const known = String(job.defaults.location_id ?? '');
  const answers = useAnswers(control, { [name]: '', location_id: known });
  const words = controlProps(props, otherwise.name);

  // The chosen time is stored in the form's state; the radios only show it.
  useEffect(() => {
    register(name);
  }, [register, name]);

  const car = job.defaults.car_id;
  const place = String(answers.location_id ?? '');
  const about = new URLSearchParams(
    typeof car === 'string' && car ? { car_id: car } : place !== '' ? { location_id: place } : {},
  ).toString();
  return (
    <SlotField
      id={id}
      label={label}
      hint={hint}
      required={required}
      error={error}
      href={about ? `${slotsHref}?${about}` : slotsHref}
      value={String(answers[name] ?? '')}
      onChoose={(start, day) => {
        setValue(otherwise.name, day);
        setValue(name, start, { shouldDirty: true, shouldValidate: formState.isSubmitted && error !== undefined });
      }}
      onGone={(day) => {
        setValue(otherwise.name, day);
        setValue(name, '');
      }}
      round={refusals}
      otherwise={{ ...words, label: otherwise.label, hint: otherwise.hint, required, error: undefined }}
    />
  );
}

import { useIsAlive } from '@forecourt/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormDefinition } from '../../model/defineForm.ts';
import { namesOf, type VisibleField } from '../../model/formField.ts';

export interface VisibleStep {
  title: string;
  fields: readonly VisibleField[];
}

/** Steps that have questions, in order; one untitled step for a form that asks all at once. */
function visibleSteps(form: FormDefinition, visible: readonly VisibleField[]): VisibleStep[] {
  if (!form.steps) return [{ title: '', fields: visible }];
  const steps = form.steps.map(({ title, fields }) => ({
    title,
    fields: fields.flatMap((name) => visible.find((field) => field.name === name) ?? []),
  }));
  return steps.filter(({ fields }) => fields.length > 0);
}

const indexOf = (steps: readonly VisibleStep[], names: readonly string[]) =>
  steps.findIndex(({ fields }) => fields.flatMap(namesOf).some((name) => names.includes(name)));

/**
 * State of a form in several steps.
 * @param wrong names of fields that came back with errors: the form opens at the first of them
 */
export function useSteps(form: FormDefinition, visible: readonly VisibleField[], wrong: readonly string[]) {
  const steps = visibleSteps(form, visible);
  const isAlive = useIsAlive();
  const [wanted, setWanted] = useState(() => Math.max(0, indexOf(steps, wrong)));
  const current = Math.min(wanted, steps.length - 1);
  const moved = useRef(false);
  const head = useRef<HTMLDivElement>(null);
  const isLast = current === steps.length - 1;

  const names = steps.slice(0, current + 1).flatMap(({ fields }) => fields.flatMap(namesOf));
  const listed = isLast ? null : names.join('\n');
  const reached = useMemo(() => (listed === null ? null : new Set(listed.split('\n'))), [listed]);

  useEffect(() => {
    // The focus moves to the heading, which names the step and precedes its questions.
    if (moved.current) head.current?.focus();
    moved.current = false;
  }, [current]);

  const go = (place: number) => {
    moved.current = true;
    setWanted(place);
  };
  return {
    steps,
    current,
    head,
    isLast,
    reached,
    isAlive,
    next: () => go(current + 1),
    back: () => go(current - 1),
    /** Shows the first step that contains one of these fields; its error summary gets the focus. */
    goToProblem: (fields: readonly string[]) => {
      const place = indexOf(steps, fields.slice(0, 1));
      if (place >= 0) setWanted(place);
    },
  };
}

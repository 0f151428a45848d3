import { isTicked } from '@forecourt/domain/answers';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSite } from '@forecourt/ui';
import { namesOf } from '../../model/formField.ts';

import { isOffered } from '../../model/formSettings.ts';
import { draftStore, draftSubject } from '../../storage/formDraft.ts';
import { visitorDetailsStore, visitorFields } from '../../storage/visitorDetails.ts';
import { firstAnswer, type FormControl, type FormJob } from './formJob.ts';
import { newFormKey } from './formKey.ts';

interface TypedEarly {
  name: string;
  text: string;
  box: HTMLTextAreaElement;
  /** Start and end of the selection. */
  caret: [number, number];
}

/** Text entered before hydration. React resets textareas to their first text, so it is read here and restored. */
function useTypedEarly({ form, idOf }: FormJob): readonly TypedEarly[] {
  const [typed] = useState(() => {
    if (typeof document === 'undefined') return [];
    return form.fields.flatMap(({ type, name }): TypedEarly[] => {
      const box = type === 'paragraph' ? document.getElementById(idOf(name)) : null;
      if (!(box instanceof HTMLTextAreaElement) || box.value === box.defaultValue) return [];
      return [{ name, text: box.value, box, caret: [box.selectionStart, box.selectionEnd] }];
    });
  });
  return typed;
}

/** What identifies a submission, so that a retry counts as the same one. */
export interface Sending {
  key: string;
  /** Token signed by the server; empty until it is fetched. */
  startedAt: string;
}

/**
 * Restores entries: those made before hydration, a draft from before a reload or sign-in, and details from earlier forms.
 * Existing entries are never overwritten.
 */
export function useDraft(
  control: FormControl,
  job: FormJob,
): {
  sending: RefObject<Sending>;
  /** Stores the token of when the form was opened. */
  begin: (startedAt: string) => void;
  forget: () => void;
} {
  const { form, settings, defaults, state } = job;
  const { site } = useSite();
  const typedEarly = useTypedEarly(job);
  const sending = useRef<Sending>({ key: '', startedAt: '' });
  const keeping = useRef(true);
  const about = draftSubject(form.id, defaults);
  const { getValues, setValue, subscribe } = control;

  useEffect(() => {
    keeping.current = true;
    const offered = form.fields.filter((field) => isOffered(field, settings));
    const names = offered.flatMap(namesOf);
    const draft = state.values ? null : draftStore(site.slug, about).current();
    // Files belong to the key of an earlier post, so that key is kept.
    sending.current.key ||= state.values?.['idempotency_key'] || draft?.key || newFormKey();
    sending.current.startedAt ||= draft?.startedAt || '';

    for (const { name, text, box, caret } of typedEarly) {
      if (getValues(name) === text) continue;
      setValue(name, text);
      if (box === document.activeElement) box.setSelectionRange(...caret);
    }
    for (const field of offered) {
      for (const name of namesOf(field)) {
        const draftValue = draft?.values[name];
        if (draftValue === undefined || draftValue === getValues(name)) continue;
        const first = firstAnswer(field, name, { defaults, state });
        const now = getValues(name);
        const untouched =
          now === undefined || now === null || now === (field.type === 'checkbox' ? isTicked(first) : first);
        if (untouched) setValue(name, draftValue);
      }
    }
    const known = visitorDetailsStore(site.slug).current();
    for (const name of visitorFields) {
      if (known[name] && names.includes(name) && !getValues(name)) setValue(name, known[name]);
    }

    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!keeping.current) return;
        const answers = names.flatMap((name): [string, string | boolean][] =>
          values[name] === undefined || values[name] === null ? [] : [[name, values[name]]],
        );
        // A browser that refuses storage keeps refusing; the form works without.
        keeping.current = draftStore(site.slug, about).set({
          values: Object.fromEntries(answers),
          ...sending.current,
        });
      },
    });
  }, [about, defaults, form, getValues, setValue, settings, site.slug, state, subscribe, typedEarly]);

  const forget = () => {
    keeping.current = false;
    draftStore(site.slug, about).clear();
  };
  const begin = (startedAt: string) => {
    sending.current.startedAt = startedAt;
  };
  return { sending, begin, forget };
}

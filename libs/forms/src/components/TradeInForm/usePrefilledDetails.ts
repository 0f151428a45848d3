import { useSite } from '@forecourt/ui';
import { useEffect, type RefObject } from 'react';
import { visitorDetailsStore, visitorFields } from '../../storage/visitorDetails.ts';

const boxOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

/** Prefills empty fields with the visitor details stored on this device, and stores them when the form is sent. */
export function usePrefilledDetails(form: RefObject<HTMLFormElement | null>, round: number) {
  const { site } = useSite();
  useEffect(() => {
    const sheet = form.current;
    if (!sheet) return;
    for (const [name, value] of Object.entries(visitorDetailsStore(site.slug).current())) {
      const box = boxOf(sheet, name);
      if (box && box.value === '' && value) box.value = value;
    }
  }, [form, round, site.slug]);

  return () => {
    const sheet = form.current;
    if (!sheet || !boxOf(sheet, 'last_name')) return;
    const typed = visitorFields.map((name) => [name, boxOf(sheet, name)?.value ?? '']);
    visitorDetailsStore(site.slug).set(Object.fromEntries(typed) as Record<string, string>);
  };
}

import { useSite } from '@forecourt/ui';
import { useEffect, type RefObject } from 'react';
import { visitorDetailsStore, visitorFields } from '../../storage/visitorDetails.ts';

const boxOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

/** Fills in what this device knows of its visitor, where nothing stands yet; what is sent is known the next time. */
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

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormControl } from './formJob.ts';

/**
 * Current answers in the page, which decide the conditional questions. Read from the page itself, because a visitor may
 * have answered before hydration.
 * @param first as the server rendered them, by field
 */
export function useAnswers(
  { subscribe, getValues }: FormControl,
  first: Readonly<Record<string, string | boolean>>,
): Record<string, string | boolean> {
  const names = Object.keys(first);
  const listed = names.join('\n');
  const asFirst = JSON.stringify(names.map((name) => first[name]));
  const listen = useCallback(
    (callback: () => void) =>
      listed === '' ? () => undefined : subscribe({ name: listed.split('\n'), formState: { values: true }, callback }),
    [subscribe, listed],
  );
  const read = () => JSON.stringify(names.map((name) => getValues(name) ?? first[name]));
  const answers = useSyncExternalStore(listen, read, () => asFirst);
  return useMemo(() => {
    const values = JSON.parse(answers) as (string | boolean)[];
    return Object.fromEntries(listed.split('\n').map((name, place) => [name, values[place] ?? '']));
  }, [answers, listed]);
}

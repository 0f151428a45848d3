import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormControl } from './formJob.ts';

/**
 * Answers as they stand in the page, so that the questions that hang on them show. The page itself is what is read: a
 * visitor may have answered before the script came.
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

'use client';

import { useInstantSearch, useStats } from 'react-instantsearch';
import { shownReading, type ShownReading } from '../../model/reading/shownReading.ts';

/** How the service read the words that are searched for; null where it looked for them as they are. */
export function useReading(): ShownReading | null {
  // The server's rendering waits for the answer in a widget alone.
  useStats();
  const { results } = useInstantSearch();
  // Not by the choices: on the server the library knows them only after the first rendering.
  return results.__isArtificial ? null : shownReading(results._rawResults[0], results.query);
}

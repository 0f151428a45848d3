'use client';

import { useInstantSearch, useStats } from 'react-instantsearch';
import { shownReading, type ShownReading } from '../../model/reading/shownReading.ts';

/** How the service interpreted the searched words; null where it searched for them literally. */
export function useReading(): ShownReading | null {
  // During server rendering the answer is available inside a widget only.
  useStats();
  const { results } = useInstantSearch();
  // Read from the answer, not from the choices: on the server the library knows the choices only after the first
  // render.
  return results.__isArtificial ? null : shownReading(results._rawResults[0], results.query);
}

'use client';

import { Text } from '@forecourt/ui';
import { useInstantSearch, useStats } from 'react-instantsearch';
import { countWords } from '../../model/filterWords.ts';

export interface ResultCountProps {
  noun: string;
  nounPlural: string;
}

/** How many vehicles were found; said to screen readers when it changes. */
export function ResultCount({ noun, nounPlural }: ResultCountProps) {
  const { nbHits } = useStats();
  const { results } = useInstantSearch();
  return (
    <div role="status">
      <Text as="strong" size="large">
        {results.__isArtificial ? `Looking for ${nounPlural}` : countWords(nbHits, { noun, nounPlural })}
      </Text>
    </div>
  );
}

'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { countWords } from '../../model/countWords.ts';
import { useDisplayCount } from './useDisplayCount.ts';

export interface ResultCountProps {
  /** Singular noun for what the site sells. */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** Vehicles of the whole stock by the dealer's own count, for where the search knows only a rough one. */
  stockCount?: number | null;
}

/** How many vehicles were found; announced to screen readers when it changes. */
export function ResultCount({ noun, nounPlural, stockCount = null }: ResultCountProps) {
  const say = useWords(searchMessages);
  const count = useDisplayCount(stockCount);
  return (
    <div role="status">
      <Text as="strong" size="large">
        {count === null ? say('search.lookingFor', { nounPlural }) : countWords(count, { noun, nounPlural })}
      </Text>
    </div>
  );
}

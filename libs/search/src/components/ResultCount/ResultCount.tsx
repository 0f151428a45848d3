'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { Text, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { countWords } from '../../model/countWords.ts';
import { hasFailed, useSearchPhase } from '../SearchPhase/useSearchPhase.ts';
import { useDisplayCount } from './useDisplayCount.ts';

export interface ResultCountProps {
  /** Singular noun for what the site sells. */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** Vehicles of the whole stock by the dealer's own count, for where the search knows only a rough one. */
  stockCount?: number | null;
}

/**
 * How many vehicles were found, or that the visitor waits for it; announced to screen readers when it changes. So is that
 * the list could not be updated: the notice that stands above the list appears outside their sight.
 */
export function ResultCount({ noun, nounPlural, stockCount = null }: ResultCountProps) {
  const say = useWords(searchMessages);
  const count = useDisplayCount(stockCount);
  const phase = useSearchPhase();
  const found = count === null ? say('search.lookingFor', { nounPlural }) : countWords(count, { noun, nounPlural });
  return (
    <div role="status">
      <Text as="strong" size="large">
        {phase === 'slow' && count !== null ? say('search.updatingList') : found}
      </Text>
      {hasFailed(phase) && <VisuallyHidden>, {say('search.weCouldNotUpdate')}</VisuallyHidden>}
    </div>
  );
}

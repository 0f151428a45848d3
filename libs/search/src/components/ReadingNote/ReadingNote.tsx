'use client';

import { searchMessages, understoodMessages } from '@forecourt/domain/messages';
import { SiteLink, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useInstantSearch } from 'react-instantsearch';
import { countWords } from '../../model/countWords.ts';
import { droppedWordsText } from '../../model/reading/shownReading.ts';
import { searchHref } from '../../model/urlState.ts';
import { useReading } from './useReading.ts';

export interface ReadingNoteProps {
  /** Singular noun for what the site sells. */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** Where the whole stock is listed. */
  basePath: string;
}

/** Says which words of the query found nothing, and how many loose matches an order by price leaves out. */
export function ReadingNote({ noun, nounPlural, basePath }: ReadingNoteProps) {
  const say = useWords(searchMessages);
  const sayUnderstood = useWords(understoodMessages);
  const reading = useReading();
  const { results } = useInstantSearch();
  const { nbHits, nbSortedHits, query } = results;
  if (results.__isArtificial || nbHits === 0) return null;
  return (
    <div role="status">
      {reading && reading.droppedWords.length > 0 && (
        <Text>{droppedWordsText(reading, countWords(nbHits, { noun, nounPlural }), sayUnderstood)}</Text>
      )}
      {nbSortedHits !== undefined && nbSortedHits < nbHits && (
        <Text>
          {`${say('search.inThisOrder', { vehicles: countWords(nbSortedHits, { noun, nounPlural }) })} `}
          <SiteLink href={searchHref(basePath, { query }, [])}>{say('search.seeAllByFit', { count: nbHits })}</SiteLink>
        </Text>
      )}
    </div>
  );
}

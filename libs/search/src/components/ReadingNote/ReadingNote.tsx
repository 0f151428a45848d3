'use client';

import { grouped } from '@forecourt/domain';
import { SiteLink, Text } from '@forecourt/ui';
import { useInstantSearch } from 'react-instantsearch';
import { countWords } from '../../model/filterWords.ts';
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
  const reading = useReading();
  const { results } = useInstantSearch();
  const { nbHits, nbSortedHits, query } = results;
  if (results.__isArtificial || nbHits === 0) return null;
  return (
    <div role="status">
      {reading && reading.droppedWords.length > 0 && (
        <Text>{droppedWordsText(reading, countWords(nbHits, { noun, nounPlural }))}</Text>
      )}
      {nbSortedHits !== undefined && nbSortedHits < nbHits && (
        <Text>
          {`In this order ${countWords(nbSortedHits, { noun, nounPlural })} that fit best. `}
          <SiteLink href={searchHref(basePath, { query }, [])}>{`See all ${grouped(nbHits)} by fit`}</SiteLink>
        </Text>
      )}
    </div>
  );
}

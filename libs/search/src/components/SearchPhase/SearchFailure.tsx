'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { Button, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useInstantSearchContext } from 'react-instantsearch';
import { latestSearch, useIsOffline } from './useSearchPhase.ts';

export interface SearchFailureProps {
  /** No list has been shown yet. */
  unanswered: boolean;
}

/** Says that the list is not that of the visitor's choices, and offers to ask again. */
export function SearchFailure({ unanswered }: SearchFailureProps) {
  const t = useWords(searchMessages);
  const { retry } = latestSearch(useInstantSearchContext());
  const isOffline = useIsOffline();
  const text = isOffline ? 'search.weUpdateWhenOnline' : unanswered ? 'search.pleaseCheckYourConnection' : null;
  return (
    <Notice
      tone="warning"
      title={t(isOffline ? 'search.youAreOffline' : 'search.weCouldNotUpdate')}
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {t('search.tryAgain')}
        </Button>
      }
    >
      {t(text ?? 'search.youAreStillSeeing')}
    </Notice>
  );
}

'use client';

import { vehicleToolMessages } from '@forecourt/domain/messages';
import { Icon, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { MouseEvent } from 'react';
import { stepsToResults } from '../../model/results.ts';
import * as styles from './BackToResults.css.ts';
import { visitPaths } from './visitPaths.ts';

export interface BackToResultsProps {
  /** The site's search. @example '/search' */
  searchPath: string;
}

/**
 * Link back to the list that the visitor came from, at the position where they left it; to the search if they came from
 * elsewhere.
 */
export function BackToResults({ searchPath }: BackToResultsProps) {
  const say = useWords(vehicleToolMessages);
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const steps = stepsToResults(visitPaths(), searchPath);
    if (steps === null) return;
    event.preventDefault();
    window.history.go(-steps);
  };
  return (
    <SiteLink className={styles.link} href={searchPath} onClick={goBack}>
      <Icon name="chevron-left" size={18} />
      {say('vehicleTool.backToResults')}
    </SiteLink>
  );
}

'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Button, Sheet, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { countWords } from '../../model/countWords.ts';
import { useChosenFilters } from '../CurrentFilters/useChosenFilters.ts';
import { FilterPanel, type FilterPanelProps } from '../FilterPanel/FilterPanel.tsx';
import { useDisplayCount } from '../ResultCount/useDisplayCount.ts';
import { filterSheetId } from './FilterSheetButton.tsx';
import { hasFailed, useSearchPhase } from '../SearchPhase/useSearchPhase.ts';
import * as styles from './FilterSheet.css.ts';

export interface FilterSheetProps extends FilterPanelProps {
  /** Singular noun for what the site sells. */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** The dealer's own count of the whole stock. */
  stockCount?: number | null;
}

function Chosen({ filters }: { filters: readonly FilterSection[] }) {
  const say = useWords(searchMessages);
  const { chosen, clearAll } = useChosenFilters(filters);
  return (
    <div className={styles.chosen}>
      <span>
        {chosen.length === 0 ? say('search.nothingChosenYet') : say('search.chosen', { count: chosen.length })}
      </span>
      <Button variant="quiet" size="small" disabled={chosen.length === 0} onClick={clearAll}>
        {say('search.clearAll')}
      </Button>
    </div>
  );
}

/** The close button with the count. A component of its own: what it follows changes more often than the filters. */
function Found({ noun, nounPlural, stockCount }: Pick<FilterSheetProps, 'noun' | 'nounPlural' | 'stockCount'>) {
  const t = useWords(searchMessages);
  const shown = useDisplayCount(stockCount) ?? 0;
  const phase = useSearchPhase();
  // The count of the former list is not that of the choices.
  const isBehind = phase === 'slow' || hasFailed(phase);
  const found = isBehind ? nounPlural : countWords(shown, { noun, nounPlural });
  const status = hasFailed(phase) ? t('search.weCouldNotUpdate') : t('search.updatingList');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isBehind ? status : t('search.foundFound', { found })}</span>
      </VisuallyHidden>
      <Button type="submit" full size="large">
        {t('search.showMe', { found })}
      </Button>
    </>
  );
}

/**
 * The filters of a page: in place on wide windows; on phones in a full-screen sheet that `FilterSheetButton` opens and
 * whose close button shows the count.
 */
export function FilterSheet({ noun, nounPlural, stockCount, ...panel }: FilterSheetProps) {
  const say = useWords(searchMessages);
  return (
    <Sheet
      id={filterSheetId}
      title={say('search.filters')}
      summary={<Chosen filters={panel.filters} />}
      footer={<Found noun={noun} nounPlural={nounPlural} stockCount={stockCount} />}
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}

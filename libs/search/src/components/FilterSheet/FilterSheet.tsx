'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, Sheet, VisuallyHidden } from '@forecourt/ui';
import { countWords } from '../../model/filterWords.ts';
import { useChosenFilters } from '../CurrentFilters/useChosenFilters.ts';
import { FilterPanel, type FilterPanelProps } from '../FilterPanel/FilterPanel.tsx';
import { useDisplayCount } from '../ResultCount/useDisplayCount.ts';
import { filterSheetId } from './FilterSheetButton.tsx';
import * as styles from './FilterSheet.css.ts';

export interface FilterSheetProps extends FilterPanelProps {
  /** Singular noun for what the site sells. */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** Vehicles of the whole stock by the dealer's own count. */
  stockCount?: number | null;
}

function Chosen({ filters }: { filters: readonly FilterSection[] }) {
  const { chosen, clearAll } = useChosenFilters(filters);
  return (
    <div className={styles.chosen}>
      <span>{chosen.length === 0 ? 'Nothing chosen yet' : `${chosen.length} chosen`}</span>
      <Button variant="quiet" size="small" disabled={chosen.length === 0} onClick={clearAll}>
        Clear all
      </Button>
    </div>
  );
}

/**
 * The filters of a page: in their place on wide windows, and on a phone in a sheet as high as the screen with the count on
 * its way out, which `FilterSheetButton` opens.
 */
export function FilterSheet({ noun, nounPlural, stockCount, ...panel }: FilterSheetProps) {
  const shown = useDisplayCount(stockCount) ?? 0;
  const found = countWords(shown, { noun, nounPlural });
  return (
    <Sheet
      id={filterSheetId}
      title="Filters"
      summary={<Chosen filters={panel.filters} />}
      footer={
        <>
          <VisuallyHidden>
            <span role="status">{`${found} found`}</span>
          </VisuallyHidden>
          <Button type="submit" full size="large">
            {`Show Me ${found}`}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}

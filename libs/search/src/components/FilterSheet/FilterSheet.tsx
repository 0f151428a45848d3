'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, Dialog, useIsAlive, VisuallyHidden } from '@forecourt/ui';
import { useCallback, useMemo, useState } from 'react';
import { countWords } from '../../model/filterWords.ts';
import { useChosenFilters } from '../CurrentFilters/useChosenFilters.ts';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import type { FilterMarks } from '../FilterPanel/filterMarks.ts';
import { useDisplayCount } from '../ResultCount/useDisplayCount.ts';
import * as styles from './FilterSheet.css.ts';
import { useBackCloses } from './useBackCloses.ts';
import { useRestoredScroll } from './useRestoredScroll.ts';

export interface FilterSheetProps {
  /** All filters of the page, in the order they are shown. */
  filters: readonly FilterSection[];
  /** Singular noun for what the site sells. */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** Pictures for makes and body types. */
  marks?: FilterMarks;
  /** Vehicles of the whole stock by the dealer's own count. */
  stockCount?: number | null;
}

interface SheetContentProps extends Pick<FilterSheetProps, 'filters' | 'marks'> {
  /** Which filters are open. */
  sections: Parameters<typeof FilterPanel>[0]['sections'];
  /** Keeps how far the sheet was scrolled. */
  scroll: ReturnType<typeof useRestoredScroll>;
}

function SheetContent({ filters, marks, sections, scroll }: SheetContentProps) {
  const { chosen, clearAll } = useChosenFilters(filters);
  return (
    <div ref={scroll}>
      <div className={styles.head}>
        <span>{chosen.length === 0 ? 'Nothing chosen yet' : `${chosen.length} chosen`}</span>
        <Button variant="quiet" size="small" disabled={chosen.length === 0} onClick={clearAll}>
          Clear all
        </Button>
      </div>
      <FilterPanel filters={filters} marks={marks} sections={sections} />
    </div>
  );
}

/** The filters on a phone: a button, and behind it a sheet as high as the screen with the count on its way out. */
export function FilterSheet({ filters, noun, nounPlural, marks, stockCount }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const remember = useCallback(
    (attribute: string, isOpen: boolean) => setOpened((before) => ({ ...before, [attribute]: isOpen })),
    [],
  );
  const sections = useMemo(() => ({ open: opened, remember }), [opened, remember]);
  const scroll = useRestoredScroll();
  const shown = useDisplayCount(stockCount) ?? 0;
  const { chosen } = useChosenFilters(filters);
  const close = useCallback(() => setOpen(false), []);
  useBackCloses(open, close);
  // While the page is taken over, the filters further down are not known yet: the count waits for them.
  const isAlive = useIsAlive();
  const count = isAlive ? chosen.filter(({ key }) => key !== 'query').length : 0;
  const found = countWords(shown, { noun, nounPlural });
  return (
    <>
      <Button variant="secondary" icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count ? `Filters (${count})` : 'Filters'}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        size="sheet"
        footer={
          <>
            <VisuallyHidden>
              <span role="status">{`${found} found`}</span>
            </VisuallyHidden>
            <Button full size="large" onClick={close}>
              {`Show Me ${found}`}
            </Button>
          </>
        }
      >
        <SheetContent filters={filters} marks={marks} sections={sections} scroll={scroll} />
      </Dialog>
    </>
  );
}

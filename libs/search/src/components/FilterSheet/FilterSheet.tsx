'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, Dialog } from '@forecourt/ui';
import { useState, useSyncExternalStore } from 'react';
import { useCurrentRefinements, useStats } from 'react-instantsearch';
import { countWords } from '../../model/filterWords.ts';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';

export interface FilterSheetProps {
  filters: readonly FilterSection[];
  noun: string;
  nounPlural: string;
}

const never = () => () => undefined;

/** The filters on a phone: a button, and behind it a sheet as high as the screen with the count on its way out. */
export function FilterSheet({ filters, noun, nounPlural }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const { nbHits } = useStats();
  const { items } = useCurrentRefinements();
  // While the page is taken over, the filters further down are not known yet: the count waits for them.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const count = isTakenOver ? items.length : 0;
  const show = `Show Me ${countWords(nbHits, { noun, nounPlural })}`;
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
          <Button full size="large" onClick={() => setOpen(false)}>
            {show}
          </Button>
        }
      >
        <FilterPanel filters={filters} />
      </Dialog>
    </>
  );
}

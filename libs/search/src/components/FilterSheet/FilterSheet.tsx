'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, Dialog } from '@forecourt/ui';
import { useState } from 'react';
import { useCurrentRefinements, useStats } from 'react-instantsearch';
import { countWords } from '../../model/filterWords.ts';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';

export interface FilterSheetProps {
  filters: readonly FilterSection[];
  noun: string;
  nounPlural: string;
}

/** The filters on a phone: a button, and behind it a sheet as high as the screen with the count on its way out. */
export function FilterSheet({ filters, noun, nounPlural }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const { nbHits } = useStats();
  const { items } = useCurrentRefinements();
  const show = `Show Me ${countWords(nbHits, { noun, nounPlural })}`;
  return (
    <>
      <Button variant="secondary" icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {items.length ? `Filters (${items.length})` : 'Filters'}
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

'use client';

import type { FilterSection } from '@forecourt/domain';
import { Disclosure } from '@forecourt/ui';
import { useState } from 'react';
import { FilterList } from '../FilterList/FilterList.tsx';
import { FilterRange } from '../FilterRange/FilterRange.tsx';
import { FilterSelect } from '../FilterSelect/FilterSelect.tsx';
import { FilterToggle } from '../FilterToggle/FilterToggle.tsx';

const controls = {
  list: FilterList,
  makes: FilterList,
  range: FilterRange,
  select: FilterSelect,
  toggle: FilterToggle,
} as const;

export interface FilterSectionItemProps {
  section: FilterSection;
  formId?: string;
  defaultOpen: boolean;
  /** What is remembered of an earlier visit. */
  remembered?: boolean;
  onRemember?: (open: boolean) => void;
}

/** One filter behind its title. A toggle says what it does itself and stands open. */
export function FilterSectionItem({ section, formId, defaultOpen, remembered, onRemember }: FilterSectionItemProps) {
  const [chosen, setChosen] = useState<boolean>();
  const Control = controls[section.control];
  if (section.control === 'toggle') return <Control section={section} formId={formId} />;
  return (
    <Disclosure
      title={section.title}
      headingLevel={3}
      open={chosen ?? remembered ?? defaultOpen}
      onOpenChange={(open) => {
        setChosen(open);
        onRemember?.(open);
      }}
    >
      <Control section={section} formId={formId} />
    </Disclosure>
  );
}

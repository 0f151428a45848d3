'use client';

import { searchAttributes, type FilterSection } from '@forecourt/domain';
import { Disclosure, useIsAlive } from '@forecourt/ui';
import { memo, useState } from 'react';
import { sectionControl } from '../../model/searchSections.ts';
import { BodyTilesFilter } from '../BodyTilesFilter/BodyTilesFilter.tsx';
import { FilterList } from '../FilterList/FilterList.tsx';
import { FilterListed } from '../FilterSelect/FilterListed.tsx';
import { FilterRange } from '../FilterRange/FilterRange.tsx';
import { FilterSelect } from '../FilterSelect/FilterSelect.tsx';
import { FilterToggle } from '../FilterToggle/FilterToggle.tsx';
import { MakeFilter } from '../MakeFilter/MakeFilter.tsx';
import type { FilterControlProps, FilterMarks } from './filterMarks.ts';

interface SectionControlProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
  /** Pictures beside the values of a filter. */
  marks?: FilterMarks;
}

function SectionControl({ section, marks, ...rest }: SectionControlProps) {
  if (searchAttributes[section.attribute].kind === 'days') return <FilterListed section={section} {...rest} />;
  switch (sectionControl(section)) {
    case 'makes':
      return <MakeFilter section={section} Mark={marks?.make} {...rest} />;
    case 'tiles':
      return <BodyTilesFilter section={section} Mark={marks?.body} {...rest} />;
    case 'range':
      return <FilterRange section={section} {...rest} />;
    case 'select':
      return <FilterSelect section={section} {...rest} />;
    case 'toggle':
      return <FilterToggle section={section} formId={rest.formId} />;
    case 'list':
      return <FilterList section={section} {...rest} />;
  }
}

export interface FilterSectionItemProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
  /** Form elsewhere in the page that the control belongs to, for pages without JavaScript. */
  formId?: string;
  /** Pictures beside the values of a filter. */
  marks?: FilterMarks;
  /** Whether it is open until the visitor decides. */
  defaultOpen: boolean;
  /** What is remembered of earlier. */
  remembered?: boolean;
  /** Called when a filter is opened or closed. */
  onRemember?: (attribute: string, open: boolean) => void;
}

/** One filter behind its title. A toggle says what it does itself and stands open. */
export const FilterSectionItem = memo(function FilterSectionItem({
  section,
  formId,
  marks,
  defaultOpen,
  remembered,
  onRemember,
}: FilterSectionItemProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isAlive = useIsAlive();
  const open = chosen ?? remembered ?? defaultOpen;
  if (sectionControl(section) === 'toggle') return <SectionControl section={section} formId={formId} shown />;
  return (
    <Disclosure
      title={section.title}
      headingLevel={3}
      open={open}
      onOpenChange={(next) => {
        setChosen(next);
        onRemember?.(section.attribute, next);
      }}
    >
      {/* Without JavaScript a closed section opens by itself, so what is in it must be there. */}
      <SectionControl section={section} formId={formId} marks={marks} shown={open || !isAlive} />
    </Disclosure>
  );
});

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
  /** Id of the form that submits the control without JavaScript. */
  formId?: string;
  /** Pictures beside the values of a filter. */
  marks?: FilterMarks;
  /** Whether the section is open until the visitor opens or closes it. */
  defaultOpen: boolean;
  /** Whether the visitor left it open or closed earlier, if known. */
  remembered?: boolean;
  /** Called when a filter is opened or closed. */
  onRemember?: (attribute: string, open: boolean) => void;
}

/** One filter under its title. A toggle is its own title and is always open. */
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
      {/* Without JavaScript a closed section can still be opened, so its content must be in the HTML. */}
      <SectionControl section={section} formId={formId} marks={marks} shown={open || !isAlive} />
    </Disclosure>
  );
});

'use client';

import type { FilterSection } from '@forecourt/domain';
import { useFlag } from '@forecourt/ui';
import { sectionControl } from '../../model/searchSections.ts';
import { useMakeGroup } from '../MakeFilter/useMakeGroup.ts';
import type { FilterMarks } from './filterMarks.ts';
import { FilterSectionItem } from './FilterSectionItem.tsx';
import * as styles from './FilterPanel.css.ts';
import { useOpenSections, type OpenSections } from './useOpenSections.ts';

export interface FilterPanelProps {
  /** All filters of the page, in the order they are shown. */
  filters: readonly FilterSection[];
  /** Id of the form that submits the fields without JavaScript. */
  formId?: string;
  /** Pictures for makes and body types. */
  marks?: FilterMarks;
}

const nothingKept: Partial<OpenSections> = {};

/** Number of sections open on a first visit; toggles are not counted. */
const openAtFirst = 4;

/**
 * Every filter of the site, each under its title. Open and closed sections are remembered on the device where the site
 * enables that.
 */
export function FilterPanel({ filters, formId, marks }: FilterPanelProps) {
  const persist = useFlag('persistFilterSections');
  const openSections = useOpenSections();
  const { open, remember } = persist ? openSections : nothingKept;
  useMakeGroup();
  const openFirst = filters.filter((section) => sectionControl(section) !== 'toggle').slice(0, openAtFirst);
  return (
    <ul className={styles.list}>
      {filters.map((section) => (
        <li key={section.attribute}>
          <FilterSectionItem
            section={section}
            formId={formId}
            marks={marks}
            defaultOpen={openFirst.includes(section)}
            remembered={open?.[section.attribute]}
            onRemember={remember}
          />
        </li>
      ))}
    </ul>
  );
}

'use client';

import type { FilterSection } from '@forecourt/domain';
import { useFlag } from '@forecourt/ui';
import { FilterSectionItem } from './FilterSectionItem.tsx';
import * as styles from './FilterPanel.css.ts';
import { useOpenSections } from './useOpenSections.ts';

export interface FilterPanelProps {
  filters: readonly FilterSection[];
  /** Form that the fields belong to, so that they also work without JavaScript. */
  formId?: string;
}

/** Sections that stand open on a first visit. */
const openAtFirst = 4;

/** Every filter of the site, each under its title. What was opened and closed is remembered where the site says so. */
export function FilterPanel({ filters, formId }: FilterPanelProps) {
  const persist = useFlag('persistFilterSections');
  const { open, remember } = useOpenSections();
  return (
    <ul className={styles.list}>
      {filters.map((section, index) => (
        <li key={section.attribute} className={styles.item}>
          <FilterSectionItem
            section={section}
            formId={formId}
            defaultOpen={index < openAtFirst}
            remembered={persist ? open[section.attribute] : undefined}
            onRemember={persist ? (next) => remember(section.attribute, next) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

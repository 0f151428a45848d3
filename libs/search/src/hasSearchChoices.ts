'use client';

import { sections } from './components/FilterPanel/useOpenSections.ts';
import { chosenLayout } from './components/LayoutSwitch/useLayout.ts';

/** Whether the device remembers how the visitor wants lists and filters to stand: the server drew them without that. */
export const hasSearchChoices = (): boolean =>
  chosenLayout.current() !== null || Object.keys(sections.current()).length > 0;

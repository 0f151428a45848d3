'use client';

import { sections } from './components/FilterPanel/useOpenSections.ts';
import { chosenLayout } from './components/LayoutSwitch/useLayout.ts';

/** Whether the device remembers a layout or open filter sections, which the server did not know when it rendered. */
export const hasSearchChoices = (): boolean =>
  chosenLayout.current() !== null || Object.keys(sections.current()).length > 0;

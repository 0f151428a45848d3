import type { PublicSite } from '@forecourt/domain';
import type { ComponentType } from 'react';
import { Shell } from '../pages/Shell.tsx';

/** Stands a story of a page in the shell that every page has. */
export const inShell = (Story: ComponentType, { args: { site } }: { args: { site: PublicSite } }) => (
  <Shell site={site} year={2026}>
    <Story />
  </Shell>
);

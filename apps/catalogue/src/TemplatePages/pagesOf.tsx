import type { PublicSite } from '@forecourt/domain';
import { SiteProvider } from '@forecourt/ui';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { catalogueFlags, catalogueTemplate, type PageName } from '../../.storybook/catalogueTemplates.ts';
import { flagsFor } from '../../.storybook/flagChoice.ts';
import type { PageState } from './pageStates.ts';
import { samplePages, type PageSample } from './samplePages.tsx';
import { siteIn } from './sampleSite.ts';

/** What the stories of a template's pages are given: the toolbar's language is laid over the site. */
export interface TemplatePageArgs {
  site: PublicSite;
}

/**
 * Makes the stories of a template's pages: whole pages in their shell, of a sample site that uses the template, whether
 * the template has the page itself or from another one.
 * @throws for a name that is no template
 * @example const page = pagesOf('group'); export const HomeEmpty = page('Home', 'empty');
 */
export function pagesOf(template: string) {
  const { pages, sample } = catalogueTemplate(template);
  const { Shell } = pages;
  return (name: PageName, state: PageState = 'default'): StoryObj<TemplatePageArgs> => {
    const Page = pages[name] as ComponentType<{ site: PublicSite }>;
    const propsOf = samplePages[name] as (about: PageSample) => { site: PublicSite };
    return {
      args: { site: siteIn(template, state) },
      render({ site: given }, { globals }) {
        const chosen = flagsFor(globals['flags'], {
          theme: String(globals['theme']),
          template: sample,
          own: catalogueFlags,
        });
        const flags = globals['flags'] === 'resolved' ? given.flags : { ...given.flags, ...chosen };
        const site = { ...given, flags, theme: String(globals['theme']) };
        return (
          <SiteProvider site={site}>
            <Shell site={site} year={2026}>
              <Page {...propsOf({ site, sample, state })} />
            </Shell>
          </SiteProvider>
        );
      },
    };
  };
}

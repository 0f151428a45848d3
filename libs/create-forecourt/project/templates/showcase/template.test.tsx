// @vitest-environment node
import { templates, type Template } from '@forecourt/templates';
import { pageMarkup, sampleHome, samplePageSite, templateContract } from '@forecourt/templates/testing';
import { describe, expect, it } from 'vitest';
import forecourt from '../../forecourt.config.ts';
import { ShowcaseHome } from './ShowcaseHome.tsx';

const pages: Template = { ...templates.franchise, Home: ShowcaseHome };

describe('what every template promises', () => {
  it.each(templateContract(pages))('$title', ({ check }) => check());
});

it('is registered, so that a site can name it', () => {
  expect(forecourt.templates).toHaveProperty('showcase');
});

it('shows how the dealer works', async () => {
  const site = samplePageSite.franchise;
  expect(await pageMarkup(site, <ShowcaseHome {...sampleHome('franchise')} site={site} />)).toContain(
    `How ${site.name} works`,
  );
});

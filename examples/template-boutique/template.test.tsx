// @vitest-environment node
import { defineForecourt, readSite, registeredOf } from '@forecourt/platform/config';
import { sampleSiteFile } from '@forecourt/domain/testing';
import { standardForms } from '@forecourt/forms/model';
import { templates, type Template } from '@forecourt/templates';
import { platformTemplates } from '@forecourt/templates/config';
import {
  pageMarkup,
  sampleHome,
  samplePageSite,
  sampleVehiclePage,
  templateContract,
} from '@forecourt/templates/testing';
import { describe, expect, it } from 'vitest';
import { BoutiqueHome } from './src/BoutiqueHome.tsx';
import { BoutiqueVehicle } from './src/BoutiqueVehicle.tsx';
import { boutique, boutiqueFlags } from './template.ts';

const pages: Template = { ...templates.franchise, Home: BoutiqueHome, Vehicle: BoutiqueVehicle };

describe('what every template promises', () => {
  it.each(templateContract(pages))('$title', ({ check }) => check());
});

const forecourt = defineForecourt({
  templates: { ...platformTemplates, boutique },
  themes: {},
  forms: standardForms,
  flags: boutiqueFlags,
});
const registered = { ...registeredOf(forecourt, () => []), themes: null };
const read = (site: object) =>
  readSite(
    { name: `${sampleSiteFile.slug}.json`, text: JSON.stringify({ ...sampleSiteFile, offers: undefined, ...site }) },
    null,
    registered,
  );

it('is a template that a site can name once it is registered', () => {
  expect(read({ template: 'boutique' })).toMatchObject({
    site: { template: 'boutique', flags: { showroomVisits: true, compare: false } },
  });
  expect(read({ template: 'boutiqe', flags: { showroomVisit: true } })).toMatchObject({
    problems: [
      { field: 'template', message: "'boutiqe' is not known; did you mean 'boutique'?" },
      { field: 'flags.showroomVisit', message: expect.stringContaining("did you mean 'showroomVisits'?") },
    ],
  });
});

it('offers a visit on home and vehicle page where its flag is on, and nowhere else', async () => {
  const draw = async (showroomVisits: boolean) => {
    const site = samplePageSite.franchise;
    const own = { ...site, flags: { ...site.flags, showroomVisits } };
    return [
      await pageMarkup(own, <BoutiqueHome {...sampleHome('franchise')} site={own} />),
      await pageMarkup(own, <BoutiqueVehicle {...sampleVehiclePage('franchise')} site={own} />),
    ];
  };
  for (const html of await draw(true)) expect(html).toContain('See it by appointment');
  for (const html of await draw(false)) expect(html).not.toContain('See it by appointment');
});

// @vitest-environment node
import { samplePeople } from '@forecourt/content/testing';
import { sampleLocation, sampleLocations, sampleOpenNow } from '@forecourt/locations/testing';
import { expect, it } from 'vitest';
import { samplePageSite } from '../testing/index.ts';
import { headingsIn, pageMarkup } from '../testing/pageMarkup.tsx';
import { GonePlacePage } from './GonePlacePage.tsx';
import { TeamPage } from './TeamPage.tsx';

const place = { ...sampleLocation, visible: false, closed_on: '2026-06-30' };
const site = { ...samplePageSite.franchise, locations: [place, ...sampleLocations.slice(1)] };

it('says on the pages of a location what the platform says', async () => {
  const gone = await pageMarkup(site, <GonePlacePage site={site} place={place} now={sampleOpenNow} />);
  expect(headingsIn(gone, 1)).toEqual([`${place.name} has closed`]);
  expect(gone).toContain('We closed here for good on 30 June 2026. ');
  expect(gone).toContain('See all locations');
});

it('says there what the site says in its place, with the same facts', async () => {
  const messages = {
    'place.hasClosed': 'Closed: {place}',
    'place.people': 'Meet {place}',
    'place.noPeople': 'Nobody yet',
    'trail.home': 'Start',
  };
  const own = { ...site, messages };
  const gone = await pageMarkup(own, <GonePlacePage site={own} place={place} now={sampleOpenNow} />);
  expect(headingsIn(gone, 1)).toEqual([`Closed: ${place.name}`]);
  expect(gone).toContain('>Start<');
  const team = await pageMarkup(own, <TeamPage site={own} place={place} people={[]} />);
  expect(headingsIn(team, 1)).toEqual([`Meet ${place.name}`]);
  expect(team).toContain('Nobody yet');
  const full = await pageMarkup(own, <TeamPage site={own} place={place} people={samplePeople} />);
  expect(full).not.toContain('Nobody yet');
});

import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleContentSite } from '../../testing/index.ts';
import { GuaranteeStrip } from '../GuaranteeStrip/GuaranteeStrip.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

afterEach(cleanup);

it('[NAV-03] searches by a form that needs no JavaScript', () => {
  render(
    <TestSite>
      <SiteHeader site={sampleContentSite} />
    </TestSite>,
  );
  const form = screen.getByRole('search') as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/search');
  expect(form.method).toBe('get');
  expect(within(form).getByRole('searchbox', { name: 'Search vehicles' }).getAttribute('name')).toBe('query');
});

it('leads home, to the phone and to the favourites', () => {
  render(
    <TestSite>
      <SiteHeader site={sampleContentSite} />
    </TestSite>,
  );
  expect(screen.getByRole('link', { name: /^Harbour Toyota home/ }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link', { name: 'Favourites' }).getAttribute('href')).toBe('/favourites');
});

it('says header, menu and footer in the site’s own words', () => {
  const messages = {
    'frame.home': 'Start of {name}',
    'frame.favourites': 'Shortlist',
    'frame.buyerTools': 'Tools',
    'frame.allStock': 'The whole lot of {nounPlural}',
    'menu.main': 'Everything here',
    'searchBox.search': 'Go',
  };
  const site = { ...sampleContentSite, messages };
  render(
    <TestSite site={{ messages }}>
      <SiteHeader site={site} />
      <SiteFooter site={site} year={2026} />
    </TestSite>,
  );
  expect(screen.getByRole('link', { name: /^Start of Harbour Toyota/ }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Shortlist' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Everything here' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Go' })).toBeDefined();
  const tools = within(screen.getByRole('navigation', { name: 'Tools' }));
  expect(tools.getByRole('link', { name: 'The whole lot of vehicles' })).toBeDefined();
});

it('offers no favourites on a site that keeps none', () => {
  const site = { ...sampleContentSite, flags: { ...sampleContentSite.flags, favourites: false } };
  render(
    <TestSite>
      <SiteHeader site={site} />
      <SiteFooter site={site} year={2026} />
    </TestSite>,
  );
  expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
});

it('[NAV-04] groups the links of the footer and states dealer, licence and year', () => {
  render(
    <TestSite>
      <SiteFooter site={sampleContentSite} year={2026} />
    </TestSite>,
  );
  for (const name of ['Buyer Tools', 'Servicing and Parts', 'Harbour Toyota']) {
    expect(screen.getByRole('navigation', { name })).toBeDefined();
  }
  expect(screen.getByText('© 2026 Harbour Toyota. Dealer licence MD12345.')).toBeDefined();
});

it('[NAV-05] lists the licence numbers under the footer', () => {
  render(
    <TestSite>
      <SiteFooter site={sampleContentSite} year={2026} />
    </TestSite>,
  );
  const licences = within(screen.getByRole('list', { name: 'Licences' })).getAllByRole('listitem');
  expect(licences.map((line) => line.textContent)).toEqual(['Dealer licence MD12345', 'Repairer licence MRB9321']);
});

it('[NAV-06] shows five promises and the way to reserve, and nothing without promises', () => {
  const { rerender } = render(
    <TestSite>
      <GuaranteeStrip guarantees={sampleContentSite.guarantees} reserveHref="/search?car_type=used" />
    </TestSite>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Reserve Online' }).getAttribute('href')).toBe('/search?car_type=used');
  rerender(
    <TestSite>
      <GuaranteeStrip guarantees={[]} reserveHref="/search" />
    </TestSite>,
  );
  expect(screen.queryByRole('region')).toBeNull();
});

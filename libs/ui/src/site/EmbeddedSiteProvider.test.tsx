import { sampleSite } from '@forecourt/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from '../components/Picture/Picture.tsx';
import { EmbeddedSiteProvider } from './EmbeddedSiteProvider.tsx';
import { SiteLink } from './SiteLink.tsx';

afterEach(cleanup);

it('leads from a page of another website to the dealer’s own, and fetches pictures there', () => {
  render(
    <EmbeddedSiteProvider site={{ ...sampleSite, origin: 'https://dealer.example' }}>
      <SiteLink href="/cars/rav4">RAV4</SiteLink>
      <SiteLink href="https://elsewhere.example/">Elsewhere</SiteLink>
      <Picture url="/media/demo/suv" alt="RAV4 from the front" sizes="320px" />
    </EmbeddedSiteProvider>,
  );
  expect(screen.getByRole('link', { name: 'RAV4' }).getAttribute('href')).toBe('https://dealer.example/cars/rav4');
  expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')).toBe('https://elsewhere.example/');
  expect(screen.getByRole('img').getAttribute('src')).toMatch(/^https:\/\/dealer\.example\/media\/demo\/suv\//);
});

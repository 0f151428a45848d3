import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { modelMenuOf } from '../../model/modelMenu.ts';
import { sampleManufacturer, sampleModels } from '../../testing/index.ts';
import { LateModelMenu } from './LateModelMenu.tsx';
import { ModelMenuPanel } from './ModelMenuPanel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const menu = modelMenuOf(sampleModels, [sampleManufacturer], { searchPath: '/search', countOf: () => 1 });

it('[MODEL-02] shows the tiles of the category that is pressed, with Explore and Our Stock', () => {
  const onChoose = vi.fn();
  render(
    <TestSite>
      <ModelMenuPanel menu={menu} allHref="/models" onChoose={onChoose} />
    </TestSite>,
  );
  expect(screen.queryByRole('link', { name: 'Explore RAV4' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /SUVs & 4WDs/ }));
  const tiles = within(screen.getByRole('region', { name: 'SUVs & 4WDs' }));
  expect(tiles.getByRole('link', { name: 'Our Stock of RAV4' }).getAttribute('href')).toBe('/search/toyota/rav4');
  fireEvent.click(tiles.getByRole('link', { name: 'Explore RAV4' }));
  expect(onChoose).toHaveBeenCalledOnce();
});

it('[MODEL-03] offers no stock of upcoming models', () => {
  render(
    <TestSite>
      <ModelMenuPanel menu={menu} allHref="/models" />
    </TestSite>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Upcoming/ }));
  const tiles = screen.getByRole('region', { name: 'Upcoming' });
  expect(within(tiles).getAllByRole('link')).toHaveLength(1);
  expect(tiles.textContent).toContain('Price to be announced');
});

it('[MODEL-02] loads when it opens, and links to all models where that fails', async () => {
  const fetching = vi.fn((_href: string) => Promise.resolve(new Response(JSON.stringify(menu))));
  vi.stubGlobal('fetch', fetching);
  render(
    <TestSite>
      <LateModelMenu href="/menu" allHref="/models" />
    </TestSite>,
  );
  expect(await screen.findByRole('link', { name: 'Explore Corolla' })).toBeDefined();
  expect(fetching).toHaveBeenCalledExactlyOnceWith('/menu');
  cleanup();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  render(
    <TestSite>
      <LateModelMenu href="/broken" allHref="/models" />
    </TestSite>,
  );
  expect((await screen.findByRole('link', { name: 'See all models' })).getAttribute('href')).toBe('/models');
});

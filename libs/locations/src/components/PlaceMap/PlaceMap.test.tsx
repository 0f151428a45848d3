import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import maplibre from 'maplibre-gl/package.json' with { type: 'json' };
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleLocation } from '../../testing/index.ts';
import { defaultMapAssets, mapLibreVersion } from '../../model/mapAssets.ts';
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';

afterEach(cleanup);

const map = { styleUrl: 'https://tiles.example/style.json?key={key}', key: 'k', attribution: '' };

const show = (props: Partial<PlaceMapProps> = {}) =>
  render(
    <TestSite>
      <PlaceMap location={sampleLocation} {...props} />
    </TestSite>,
  );

describe('[API-07] the map of a location', () => {
  it('says in words where the place is, and leads there', () => {
    show();
    expect(screen.getByRole('img', { name: 'Map with Fremantle WA marked, 15 km from Perth' })).toBeDefined();
    expect(screen.getByText('12 Quarry Street, Fremantle WA 6160')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Get Directions to Harbour Toyota Sales' });
    expect(link.getAttribute('href')).toContain('https://www.google.com/maps/dir/');
  });

  it('leaves address and directions to what stands beside it', () => {
    show({ directions: false });
    expect(screen.getByRole('img')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('marks no place where the position on record is none', () => {
    const address = { ...sampleLocation.address, lat: 0, long: 0 };
    show({ location: { name: 'Harbour', address } });
    expect(screen.getByRole('img', { name: 'Map of the area around Fremantle WA' })).toBeDefined();
  });

  it('is drawn in the first HTML also where the site has tiles', async () => {
    vi.stubGlobal('window', undefined);
    const drawn = await renderToReadableStream(
      <TestSite>
        <PlaceMap location={sampleLocation} map={map} />
      </TestSite>,
    );
    await drawn.allReady;
    const html = await new Response(drawn).text();
    vi.unstubAllGlobals();
    expect(html).toContain('Map with Fremantle WA marked');
    expect(html).not.toContain('tiles.example');
    expect(html).not.toContain('maplibre');
  });

  it('names the version of the map library that is installed, in addresses that are kept for good', () => {
    expect(mapLibreVersion).toBe(maplibre.version);
    expect(Object.values(defaultMapAssets).every((address) => address.includes(maplibre.version))).toBe(true);
  });
});

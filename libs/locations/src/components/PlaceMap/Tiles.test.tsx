import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tiles } from './Tiles.tsx';
import type { TileMap, TileMapOptions } from './openTileMap.ts';

const opened: { options: TileMapOptions; succeed: (map: TileMap) => void; fail: (fault: Error) => void }[] = [];

vi.mock('./openTileMap.ts', () => ({
  openTileMap: (options: TileMapOptions) =>
    new Promise<TileMap>((succeed, fail) => opened.push({ options, succeed, fail })),
}));

let come: (isNear: boolean) => void = () => undefined;
let margin: string | undefined;

class Watcher {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    margin = options?.rootMargin;
    come = (isIntersecting) => {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      act(() => callback([entry], this as unknown as IntersectionObserver));
    };
  }
  observe() {}
  disconnect() {
    come = () => undefined;
  }
}

const zoom = { zoomIn: vi.fn(), zoomOut: vi.fn() };

describe('[API-07] tiles over the drawn map', () => {
  beforeEach(() => {
    opened.length = 0;
    vi.stubGlobal('IntersectionObserver', Watcher);
    zoom.zoomIn.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const tiles = (
    <Tiles
      places={[{ name: 'Harbour', lat: -32, long: 115 }]}
      settings={{ styleUrl: 'https://tiles.example/style.json', key: 'k', attribution: '© Tiles' }}
      assets={{ worker: '/w.mjs', styles: '/s.css' }}
    >
      <svg role="img" aria-label="Drawn map" />
    </Tiles>
  );
  const show = () => render(<TestSite>{tiles}</TestSite>);

  const enterViewport = async () => {
    come(true);
    await waitFor(() => expect(opened).toHaveLength(1));
  };

  it('are fetched within 400 pixels of the viewport, and not before', async () => {
    show();
    come(false);
    expect([margin, opened.length]).toEqual(['400px', 0]);
    await enterViewport();
    expect(opened[0]?.options).toMatchObject({ places: [{ name: 'Harbour', lat: -32, long: 115 }] });
  });

  it('are named, and say how to move them, in the words of the site', async () => {
    const messages = { 'tileMap.title': 'Karte um {place}', 'tileMap.moveWithTwoFingers': 'Mit zwei Fingern' };
    render(<TestSite site={{ messages }}>{tiles}</TestSite>);
    await enterViewport();
    const say = opened[0]?.options.say;
    expect(say?.('tileMap.title', { place: 'Harbour' })).toBe('Karte um Harbour');
    expect(say?.('tileMap.moveWithTwoFingers')).toBe('Mit zwei Fingern');
    expect(say?.('tileMap.scrollWithControl')).toBe('Use Ctrl + scroll to zoom the map');
  });

  it('cover the drawn map once they are whole, and can be zoomed by button', async () => {
    show();
    await enterViewport();
    expect(screen.getByRole('img', { name: 'Drawn map' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => opened[0]?.succeed(zoom));
    expect(screen.queryByRole('img', { name: 'Drawn map' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoom.zoomIn).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDefined();
  });

  it('leave the drawn map as it is where they would not load', async () => {
    show();
    await enterViewport();
    await act(async () => opened[0]?.fail(new Error('no WebGL')));
    expect(screen.getByRole('img', { name: 'Drawn map' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('give way to the drawn map when the device loses the WebGL context', async () => {
    show();
    await enterViewport();
    await act(async () => opened[0]?.succeed(zoom));
    act(() => opened[0]?.options.onLost());
    expect(screen.getByRole('img', { name: 'Drawn map' })).toBeDefined();
  });

  it('are closed with the page', async () => {
    const { unmount } = show();
    await enterViewport();
    expect(opened[0]?.options.signal.aborted).toBe(false);
    unmount();
    expect(opened[0]?.options.signal.aborted).toBe(true);
  });
});

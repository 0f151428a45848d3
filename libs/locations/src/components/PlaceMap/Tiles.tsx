'use client';

import type { TileSettings } from '@forecourt/domain';
import { tileMapMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { MapAssets } from '../../model/mapAssets.ts';
import type { TileMap, TilePlace } from './openTileMap.ts';
import * as styles from './PlaceMap.css.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface TilesProps {
  /** The places that are marked, at least one. */
  places: readonly TilePlace[];
  /** The site's tile settings. */
  settings: TileSettings;
  /** URLs of the code and styles of the tile map. */
  assets: MapAssets;
  /** Shown until the tiles are, and if they do not load. */
  children: ReactNode;
}

/** How far outside the viewport the map is fetched. */
const ahead = '400px';

/** Shows a tile map over the drawn one when it comes near the viewport; if it fails, the drawn one stays. */
export function Tiles({ places, settings, assets, children }: TilesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<TileMap | null>(null);
  const { styleUrl, key, attribution } = settings;
  const { worker, styles: sheet } = assets;
  const say = useWords(tileMapMessages);
  const words = useEffectEvent(() => say);
  const marked = JSON.stringify(places);

  useEffect(() => {
    const [watched, container] = [frame.current, canvas.current];
    if (!watched || !container) return;
    const over = new AbortController();

    async function open(place: HTMLElement) {
      const { openTileMap } = await import('./openTileMap.ts');
      over.signal.throwIfAborted();
      return openTileMap({
        container: place,
        places: JSON.parse(marked) as TilePlace[],
        settings: { styleUrl, key, attribution },
        assets: { worker, styles: sheet },
        say: words(),
        signal: over.signal,
        onLost: () => setMap(null),
      });
    }

    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        // Whatever went wrong, the drawn map shows the same place.
        open(container).then(setMap, () => setMap(null));
      },
      { rootMargin: ahead },
    );
    watcher.observe(watched);
    return () => {
      watcher.disconnect();
      over.abort();
      setMap(null);
    };
  }, [marked, styleUrl, key, attribution, worker, sheet]);

  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.drawn({ covered: map !== null })} aria-hidden={map !== null || undefined}>
        {children}
      </div>
      <div className={styles.tiles({ shown: map !== null })}>
        <div ref={canvas} className={styles.canvas} />
        {map && <ZoomButtons onZoomIn={map.zoomIn} onZoomOut={map.zoomOut} />}
      </div>
    </div>
  );
}

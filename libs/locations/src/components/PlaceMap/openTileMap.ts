import type { Position, TileSettings } from '@forecourt/domain';
import type { tileMapMessages, Words } from '@forecourt/domain/messages';
import { vars } from '@forecourt/ui/tokens';
import { AttributionControl, Map as TileCanvas, Marker, setWorkerUrl } from 'maplibre-gl';
import type { MapAssets } from '../../model/mapAssets.ts';

export interface TilePlace extends Position {
  name: string;
}

export interface TileMapOptions {
  /** Empty, laid out, and as large as the map is to be. */
  container: HTMLElement;
  /** The places to mark, at least one. */
  places: readonly TilePlace[];
  settings: TileSettings;
  assets: MapAssets;
  /** Words of the site for the name of the map and how to move it. */
  say: Words<typeof tileMapMessages>;
  /** Closes the map, or stops it from opening. */
  signal: AbortSignal;
  /** The browser lost the WebGL context. */
  onLost: () => void;
}

export interface TileMap {
  zoomIn(): void;
  zoomOut(): void;
}

const streetLevel = 15;

/** Loads a style sheet once for the page. @throws where it would not load; the next call tries again */
function loadStyles(href: string): Promise<void> {
  const found = [...document.head.querySelectorAll('link')].find((link) => link.getAttribute('href') === href);
  if (found?.sheet) return Promise.resolve();
  const link = found ?? document.createElement('link');
  return new Promise((loaded, failed) => {
    link.addEventListener('load', () => loaded(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        failed(new Error('The style sheet of the map would not load.'));
      },
      { once: true },
    );
    if (found) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}

/** South-western and north-eastern corner of all places. */
function boundsOf(places: readonly Position[]): [[number, number], [number, number]] {
  const [lats, longs] = [places.map(({ lat }) => lat), places.map(({ long }) => long)];
  return [
    [Math.min(...longs), Math.min(...lats)],
    [Math.max(...longs), Math.max(...lats)],
  ];
}

/** Missing tiles are empty areas; any other error before the map is complete is fatal. */
function isMissingTile(fault: unknown, hasStyle: boolean): boolean {
  return hasStyle && (fault as { status?: number }).status === 404;
}

/**
 * Draws a map of a site's own tiles with a pin on the place. One finger scrolls the page, two move the map.
 * @returns once everything in sight is drawn
 * @throws without WebGL, with a wrong key, or where style or tiles would not load; nothing is left in the container
 */
export async function openTileMap(options: TileMapOptions): Promise<TileMap> {
  const { container, places, settings, assets, say, signal, onLost } = options;
  await loadStyles(assets.styles);
  signal.throwIfAborted();
  setWorkerUrl(assets.worker);
  const names = places.map(({ name }) => name).join(', ');
  const map = new TileCanvas({
    container,
    style: settings.styleUrl.replaceAll('{key}', () => encodeURIComponent(settings.key)),
    bounds: boundsOf(places),
    fitBoundsOptions: { padding: 56, maxZoom: streetLevel },
    maxZoom: 18,
    minZoom: 3,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: {
      'Map.Title': say('tileMap.title', { place: names }),
      'Marker.Title': names,
      'CooperativeGesturesHandler.WindowsHelpText': say('tileMap.scrollWithControl'),
      'CooperativeGesturesHandler.MacHelpText': say('tileMap.scrollWithCommand'),
      'CooperativeGesturesHandler.MobileHelpText': say('tileMap.moveWithTwoFingers'),
    },
  });
  try {
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: false, customAttribution: settings.attribution || undefined }));
    for (const { lat, long } of places) new Marker({ color: vars.color.accent }).setLngLat([long, lat]).addTo(map);
    await new Promise<void>((loaded, failed) => {
      let hasStyle = false;
      map.once('style.load', () => {
        hasStyle = true;
      });
      map.once('load', () => loaded());
      map.on('error', ({ error }) => {
        if (!isMissingTile(error, hasStyle)) failed(error);
      });
      signal.addEventListener('abort', () => failed(signal.reason), { once: true });
    });
  } catch (fault) {
    map.remove();
    throw fault;
  }
  map.on('webglcontextlost', onLost);
  signal.addEventListener('abort', () => map.remove(), { once: true });
  return { zoomIn: () => map.zoomIn(), zoomOut: () => map.zoomOut() };
}

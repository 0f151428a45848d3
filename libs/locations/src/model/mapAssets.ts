/** Addresses on the site's own origin of what the tile map is drawn with. */
export interface MapAssets {
  /** `maplibre-gl/dist/maplibre-gl-worker.mjs` */
  worker: string;
  /** `maplibre-gl/dist/maplibre-gl.css` */
  styles: string;
}

/** The version is part of the address, so that both can be cached for good. */
export const mapLibreVersion = '6.17.0';

/** Where a host serves them by default. */
export const defaultMapAssets: MapAssets = {
  worker: `/assets/maplibre-gl-${mapLibreVersion}/maplibre-gl-worker.mjs`,
  styles: `/assets/maplibre-gl-${mapLibreVersion}/maplibre-gl.css`,
};

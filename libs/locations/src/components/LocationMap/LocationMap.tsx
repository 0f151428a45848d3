import type { Location, TileSettings } from '@forecourt/domain';
import { once } from '@forecourt/ui';
import { SchematicMap } from '../../map/SchematicMap.tsx';
import { defaultMapAssets, type MapAssets } from '../../model/mapAssets.ts';
import { LateTiles } from '../PlaceMap/LateTiles.tsx';
import * as styles from './LocationMap.css.ts';

export interface LocationMapProps {
  /** Places that are marked on the map. */
  locations: readonly Location[];
  /** The site's own tiles; the drawn map alone without. @default null */
  map?: TileSettings | null;
  /** Where the host serves what tiles are drawn with. */
  assets?: MapAssets;
}

/** Where the locations are: as close as shows all of them. Drawn at first, as `PlaceMap` is. */
export function LocationMap({ locations, map = null, assets = defaultMapAssets }: LocationMapProps) {
  if (locations.length === 0) return null;
  const schematic = <SchematicMap addresses={locations.map(({ address }) => address)} />;
  if (!map) {
    return (
      <div className={styles.root} {...once('map')}>
        {schematic}
      </div>
    );
  }
  const places = locations.map(({ name, address: { lat, long } }) => ({ name, lat, long }));
  return (
    <div className={styles.root}>
      <LateTiles places={places} settings={map} assets={assets}>
        {schematic}
      </LateTiles>
    </div>
  );
}

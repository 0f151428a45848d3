import { addressLine, type Location, type TileSettings } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { ButtonLink, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { SchematicMap } from '../../map/SchematicMap.tsx';
import { directionsUrl } from '../../model/place.ts';
import { LateTiles } from './LateTiles.tsx';
import { defaultMapAssets, type MapAssets } from '../../model/mapAssets.ts';
import * as styles from './PlaceMap.css.ts';

export interface PlaceMapProps {
  /** Name and address of the place, with its position. */
  location: Pick<Location, 'name' | 'address'>;
  /** The site's own tiles; the drawn map alone without. @default null */
  map?: TileSettings | null;
  /** Where the host serves what tiles are drawn with. */
  assets?: MapAssets;
  /** Address and 'Get Directions' under the map; leave out where they are beside it. @default true */
  directions?: boolean;
}

/**
 * Map of one location. Drawn at first; a site with tiles of its own gets them over it once the visitor comes near, and
 * keeps the drawn map if they fail to load.
 */
export function PlaceMap({ location, map = null, assets = defaultMapAssets, directions = true }: PlaceMapProps) {
  const say = useWords(locationMessages);
  const { name, address } = location;
  const drawn = <SchematicMap addresses={[address]} />;
  return (
    <div className={styles.root}>
      {map ? (
        <LateTiles places={[{ name, lat: address.lat, long: address.long }]} settings={map} assets={assets}>
          {drawn}
        </LateTiles>
      ) : (
        <div className={styles.frame}>{drawn}</div>
      )}
      {directions && (
        <div className={styles.caption}>
          <Text>{addressLine(location)}</Text>
          <ButtonLink
            href={directionsUrl(location)}
            variant="secondary"
            size="small"
            icon="map-pin"
            target="_blank"
            rel="noreferrer"
            aria-label={say('location.getDirectionsTo', { name })}
          >
            {say('location.getDirections')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

import { locationMessages } from '@forecourt/domain/messages';
import { once } from '@forecourt/ui';
import { countries, countryOf, townWords, type Location } from '@forecourt/domain';
import { useWords } from '@forecourt/ui/words';
import { countryMaps, mapPoint } from '../../model/mapOutline.ts';
import * as styles from './LocationMap.css.ts';

export interface LocationMapProps {
  /** Places that are marked on the map. */
  locations: readonly Location[];
}

/** Where the locations lie in the country. Drawn here: no third party sees who looks at it. */
export function LocationMap({ locations }: LocationMapProps) {
  const say = useWords(locationMessages);
  if (locations.length === 0) return null;
  const [first] = locations;
  const country = first ? countryOf(first.address.state) : 'AU';
  const map = countryMaps[country];
  const cities = [...new Set(locations.map(({ address }) => townWords(address)))];
  return (
    <figure className={styles.root} {...once('map')}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={say('location.mapOfCountry', { country: countries[country].name, cities: cities.join(', ') })}
      >
        <path className={styles.land} d={map.outline} />
        {locations.map(({ id, address }) => {
          const { x, y } = mapPoint(address, country);
          return (
            <g key={id} className={styles.pin}>
              <circle className={styles.halo} cx={x} cy={y} r={13} />
              <circle className={styles.dot} cx={x} cy={y} r={5.5} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

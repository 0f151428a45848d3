import { townWords, type Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { tenth } from './clippedPath.ts';
import * as styles from './SchematicMap.css.ts';
import type { Label } from './mapLabels.ts';
import { mapView, viewSize } from './mapView.ts';

export interface SchematicMapProps {
  /** Addresses with their positions, at least one. */
  addresses: readonly Location['address'][];
}

function Name({ label, note }: { label: Label; note: string | null }) {
  const { x, y, name, kind, anchor } = label;
  if (kind === 'road') {
    return (
      <text className={styles.road.number} x={x} y={tenth(y + 4)} textAnchor="middle">
        {name}
      </text>
    );
  }
  const beside = tenth(x + (anchor === 'start' ? 8 : -8));
  return (
    <>
      {kind !== 'place' && <circle className={styles.dot} cx={x} cy={y} r={kind === 'capital' ? 4 : 3} />}
      <text className={styles.name[kind]} x={beside} y={tenth(y + (note ? -2 : 5))} textAnchor={anchor}>
        {name}
      </text>
      {note && (
        <text className={styles.note} x={beside} y={tenth(y + 14)} textAnchor={anchor}>
          {note}
        </text>
      )}
    </>
  );
}

/** The region round some addresses, drawn with its coast, main roads and towns. No third party sees who looks at it. */
export function SchematicMap({ addresses }: SchematicMapProps) {
  const say = useWords(locationMessages);
  const [first] = addresses;
  if (!first) return null;
  const marked = addresses.map(({ lat, long, city }) => ({ lat, long, name: city }));
  const { land, borders, roads, pins, labels, scale, nearest } = mapView(marked, first.state);
  const distance = nearest && say('location.distanceFrom', { km: nearest.km, town: nearest.name });
  const place = [...new Set(addresses.map((one) => townWords(one)))].join(', ');
  const words = pins.length > 0 ? say('location.mapWith', { place }) : say('location.mapRound', { place });
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${viewSize.width} ${viewSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={distance ? say('location.mapAndDistance', { map: words, distance }) : words}
    >
      <path className={styles.land} d={land} />
      <path className={styles.border} d={borders} />
      <path className={styles.road.edge} d={roads} />
      <path className={styles.road.surface} d={roads} />
      {labels.map((label) => (
        <Name key={`${label.name} ${label.x}`} label={label} note={label.kind === 'place' ? distance : null} />
      ))}
      {pins.map(({ x, y }, at) => (
        <g key={at} className={styles.pin} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <path d="M0 0C-4-10-13-15-13-24a13 13 0 0 1 26 0C13-15 4-10 0 0Z" />
          <circle className={styles.eye} cx={0} cy={-24} r={5} />
        </g>
      ))}
      <path className={styles.scale} d={`M16 ${viewSize.height - 20}v4h${scale.units}v-4`} />
      <text className={styles.note} x={16} y={viewSize.height - 26}>
        {say('location.km', { km: scale.km })}
      </text>
    </svg>
  );
}

import { townWords, type Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import * as styles from './DrawnPlace.css.ts';
import { tenth } from './clippedPath.ts';
import type { Label } from './placeLabels.ts';
import { placeView, viewSize } from './placeView.ts';

export interface DrawnPlaceProps {
  /** Address with its position. */
  address: Location['address'];
}

function Name({ label, note }: { label: Label; note: string | null }) {
  const { x, y, name, kind, anchor } = label;
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

/** The region round an address, drawn with its coast, borders and towns. No third party sees who looks at it. */
export function DrawnPlace({ address }: DrawnPlaceProps) {
  const say = useWords(locationMessages);
  const { city, state } = address;
  const { land, borders, pin, labels, scale, nearest } = placeView(address, city, state);
  const distance = nearest && say('location.distanceFrom', { km: nearest.km, town: nearest.name });
  const place = townWords({ city, state });
  const words = pin ? say('location.mapWith', { place }) : say('location.mapRound', { place });
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
      {labels.map((label) => (
        <Name key={label.name} label={label} note={label.kind === 'place' ? distance : null} />
      ))}
      {pin && (
        <g className={styles.pin} transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
          <path d="M0 0C-4-10-13-15-13-24a13 13 0 0 1 26 0C13-15 4-10 0 0Z" />
          <circle className={styles.eye} cx={0} cy={-24} r={5} />
        </g>
      )}
      <path className={styles.scale} d={`M16 ${viewSize.height - 20}v4h${scale.units}v-4`} />
      <text className={styles.note} x={16} y={viewSize.height - 26}>
        {say('location.km', { km: scale.km })}
      </text>
    </svg>
  );
}

import type { TransitionEventHandler } from 'react';
import { sectorMiddle, sectorPath, wheelLabels, type WheelPrize } from '../../model/spinToWin.ts';
import * as styles from './SpinToWin.css.ts';

export interface PrizeWheelProps {
  /** Prizes in the order of their sectors. */
  prizes: readonly WheelPrize[];
  /** Rotation in degrees; a change turns the wheel. */
  turn: number;
  /** Called when the wheel has stopped. */
  onStop?: TransitionEventHandler;
}

type Tone = keyof typeof styles.sector;

/** Adjacent sectors differ, including the last and the first. */
function toneOf(index: number, count: number): Tone {
  if (count % 2 === 1 && index === count - 1) return 'sunken';
  return index % 2 === 0 ? 'brand' : 'plain';
}

const lineHeight = 9.5;

interface SectorLabelProps {
  /** Name of the prize, broken into lines. */
  lines: readonly string[];
  /** Middle of the sector, in degrees from the top. */
  middle: number;
  /** Style of the sector. */
  tone: Tone;
}

/** Text along the radius, so that it is level at the pointer. */
function SectorLabel({ lines, middle, tone }: SectorLabelProps) {
  const size = lines.every((line) => /^\d+$/.test(line)) ? styles.number : styles.words;
  const first = (-(lines.length - 1) / 2) * lineHeight;
  return (
    <g transform={`rotate(${middle - 90})`}>
      {lines.map((line, index) => (
        <text
          key={`${index} ${line}`}
          className={`${styles.label[tone]} ${size}`}
          x={58}
          y={first + index * lineHeight}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** The prizes as a wheel. Decorative: the same prizes are in a list beside it. */
export function PrizeWheel({ prizes, turn, onStop }: PrizeWheelProps) {
  const count = prizes.length;
  const labels = wheelLabels(prizes.map(({ name }) => name));
  return (
    <svg className={styles.wheel} viewBox="-108 -108 220 216" aria-hidden="true" focusable="false">
      <g className={styles.disc} style={{ transform: `rotate(${turn}deg)` }} onTransitionEnd={onStop}>
        {prizes.map(({ id }, index) => {
          const tone = toneOf(index, count);
          return (
            <g key={id}>
              <path className={styles.sector[tone]} d={sectorPath(index, count)} />
              <SectorLabel lines={labels[index] ?? []} middle={sectorMiddle(index, count)} tone={tone} />
            </g>
          );
        })}
        <circle className={styles.hub} r={14} />
      </g>
      <path className={styles.pointer} d="M110 -10V10L88 0Z" />
    </svg>
  );
}

import * as styles from './TagBanner.css.ts';

const points = 12;

/** Outline of a rosette with twelve bumps around the centre (12, 10). */
const rosette = Array.from({ length: points * 2 }, (_, step) => {
  const reach = step % 2 === 0 ? 9 : 7.6;
  const angle = (Math.PI * step) / points;
  return `${(12 + reach * Math.sin(angle)).toFixed(2)},${(10 - reach * Math.cos(angle)).toFixed(2)}`;
}).join(' ');

/** A rosette with two ribbons and a tick, for certified vehicles. */
export function CertifiedSeal() {
  return (
    <svg className={styles.seal} width={26} height={26} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className={styles.ribbon} d="M8 16.5 6.6 23l3.3-1.7L12 23.6V17zM16 16.5l1.4 6.5-3.3-1.7-2.1 2.3V17z" />
      <polygon className={styles.rosette} points={rosette} />
      <circle className={styles.ring} cx={12} cy={10} r={5.9} />
      <path className={styles.tick} d="m9.2 10.1 2 2 3.7-4" />
    </svg>
  );
}

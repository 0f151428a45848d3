import { bodyShapes } from './bodyShapes.ts';
import * as styles from './BodyShape.css.ts';

export interface BodyShapeProps {
  /** Body type as feeds or buyers spell it. An unknown one is drawn as a sedan. */
  body: string;
  /** Pixels across. @default 96 */
  width?: number;
}

/** Side view of a body type in the colour of the text. Decoration: write the type beside it. */
export function BodyShape({ body, width = 96 }: BodyShapeProps) {
  const shape = bodyShapes[body.toLowerCase().replace(/[^a-z0-9]/g, '')] ?? bodyShapes['sedan'];
  if (!shape) return null;
  return (
    <svg
      className={styles.root}
      width={width}
      height={Math.round(width * 0.4)}
      viewBox="0 0 120 48"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.path} fill="currentColor" fillRule="evenodd" />
      {shape.wheels.map((x) => (
        <circle key={x} className={styles.wheel} cx={x} cy="36" r="8" />
      ))}
    </svg>
  );
}

import { monogram } from '../../model/sentences.ts';
import { makeIcons } from './makeIcons.ts';
import * as styles from './MakeLogo.css.ts';

export interface MakeLogoProps {
  /** Name of the make, as vehicles carry it. */
  make: string;
  /** Pixels. @default 40 */
  size?: number;
}

/** Small mark of a make in the colour of the text, or its initials. Decoration: write the make's name beside it. */
export function MakeLogo({ make, size = 40 }: MakeLogoProps) {
  const path = makeIcons[make.trim().toLowerCase()];
  const initials = monogram(make);
  return (
    <svg className={styles.root} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {path ? (
        <path d={path} fill="currentColor" />
      ) : (
        <>
          <circle className={styles.ring} cx="12" cy="12" r="11" />
          <text className={styles.initials} x="12" y="12.5" fontSize={initials.length > 2 ? 6.4 : 9}>
            {initials}
          </text>
        </>
      )}
    </svg>
  );
}

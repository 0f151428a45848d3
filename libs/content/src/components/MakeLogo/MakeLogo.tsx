import { monogram } from '../../model/sentences.ts';
import { makeIcons } from './makeIcons.ts';
import { markAddress, markKey } from './makeMarkFiles.ts';
import * as styles from './MakeLogo.css.ts';

export interface MakeLogoProps {
  /** Name of the make, as vehicles carry it. */
  make: string;
  /** Pixels. @default 40 */
  size?: number;
  /** Folder of the files of all marks (`makeMarkFiles`), to which the page refers. @default none: the mark is part of the page */
  marks?: string;
}

/** Small mark of a make in the colour of the text, or its initials. Decoration: write the make's name beside it. */
export function MakeLogo({ make, size = 40, marks }: MakeLogoProps) {
  const key = markKey(make);
  const initials = monogram(make);
  return (
    <svg className={styles.root} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {key !== null &&
        (marks === undefined ? (
          <path d={makeIcons[key]} fill="currentColor" />
        ) : (
          <use href={markAddress(marks, key)} />
        ))}
      {key === null && (
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

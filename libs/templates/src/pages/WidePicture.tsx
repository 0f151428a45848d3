import { Picture } from '@forecourt/ui';
import * as styles from './WidePicture.css.ts';

export interface WidePictureProps {
  /** Address of the picture. */
  url: string;
  /** Alternative text. */
  alt: string;
}

/** The main picture of a text page, at the page's full width. */
export function WidePicture({ url, alt }: WidePictureProps) {
  return (
    <div className={styles.root}>
      <Picture url={url} alt={alt} sizes="(min-width: 1320px) 1240px, calc(100vw - 2rem)" ratio="16/9" priority />
    </div>
  );
}

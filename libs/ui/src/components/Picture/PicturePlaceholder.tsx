import { Icon } from '../Icon/Icon.tsx';
import { caption, placeholder, type ratios } from './Picture.css.ts';

export type PictureRatio = keyof typeof ratios;

export interface PicturePlaceholderProps {
  /** What the picture would show; empty where words beside it say the same. */
  alt: string;
  /** Shape, width to height. @default '4/3' */
  ratio?: PictureRatio;
  /** Whether it has the corners that the theme gives to pictures. @default false */
  rounded?: boolean;
}

/** Stands where a picture is missing or would not load, in the picture's shape. */
export function PicturePlaceholder({ alt, ratio = '4/3', rounded = false }: PicturePlaceholderProps) {
  return (
    <div
      className={placeholder({ ratio, rounded })}
      role={alt ? 'img' : undefined}
      aria-label={alt ? `${alt} (picture to come)` : undefined}
      aria-hidden={alt ? undefined : true}
    >
      <Icon name="camera" size={32} />
      <span className={caption}>Picture to come</span>
    </div>
  );
}

import { pictureMessages } from '@forecourt/domain/messages';
import { useWords } from '../../words/ownWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import { caption, placeholder, type ratios } from './Picture.css.ts';

export type PictureRatio = keyof typeof ratios;

export interface PicturePlaceholderProps {
  /** Alternative text; empty where the text beside it says the same. */
  alt: string;
  /** Aspect ratio, width to height. @default '4/3' */
  ratio?: PictureRatio;
  /** Whether it has the theme's rounded corners. @default false */
  rounded?: boolean;
}

/** Shown in place of a missing or broken picture, in its shape. */
export function PicturePlaceholder({ alt, ratio = '4/3', rounded = false }: PicturePlaceholderProps) {
  const say = useWords(pictureMessages);
  return (
    <div
      className={placeholder({ ratio, rounded })}
      role={alt ? 'img' : undefined}
      aria-label={alt ? say('picture.toComeOf', { alt }) : undefined}
      aria-hidden={alt ? undefined : true}
    >
      <Icon name="camera" size={32} />
      <span className={caption}>{say('picture.toCome')}</span>
    </div>
  );
}

'use client';

import { useCallback, useState } from 'react';
import { preload } from 'react-dom';
import { imageWidths } from '../../site/imageUrl.ts';
import { useSite } from '../../site/SiteProvider.tsx';
import { picture } from './Picture.css.ts';
import { PicturePlaceholder, type PictureRatio } from './PicturePlaceholder.tsx';

export const pictureFits = ['cover', 'contain'] as const;

export interface PictureProps {
  /** Address of the picture; null shows the placeholder. */
  url: string | null | undefined;
  /** Alternative text; empty where the text beside it says the same. */
  alt: string;
  /** Displayed width, as `sizes` of an image. @example '(min-width: 768px) 33vw, 100vw' */
  sizes: string;
  /** Aspect ratio, width to height; reserved while the picture loads. @default '4/3' */
  ratio?: PictureRatio;
  /** Whether it is the page's main picture: loads first, never lazily. Once per page. @default false */
  priority?: boolean;
  /** Tiny data URL shown while it loads. */
  blur?: string;
  /** 'cover' fills the shape and crops the picture, 'contain' shows all of it. @default 'cover' */
  fit?: (typeof pictureFits)[number];
  /** Whether it has the theme's rounded corners. @default false */
  rounded?: boolean;
}

const heightShare = { '4/3': 3 / 4, '16/9': 9 / 16, '1/1': 1, '3/2': 2 / 3 } as const;
const widest = imageWidths[imageWidths.length - 1] as number;

/** A picture in all widths that the host serves, with a fixed shape so that the layout does not shift. */
export function Picture({
  url,
  alt,
  sizes,
  ratio = '4/3',
  priority = false,
  blur,
  fit = 'cover',
  rounded = false,
}: PictureProps) {
  const { imageUrl } = useSite();
  const [failed, setFailed] = useState<string | null>(null);
  /** An error before hydration fires no React event, so the element is checked once mounted. */
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed(image.dataset.url ?? null);
  }, []);

  if (!url || failed === url) return <PicturePlaceholder alt={alt} ratio={ratio} rounded={rounded} />;
  const sized = imageWidths.map((width) => [imageUrl(url, width), width] as const);
  const oneSize = sized.every(([address]) => address === url);
  const src = imageUrl(url, 960);
  const srcSet = oneSize ? undefined : sized.map(([address, width]) => `${address} ${width}w`).join(', ');
  // Preloaded from the head, wherever the picture is on the page: the browser then loads it before it knows the layout.
  // A picture that is rendered later loads when it is rendered.
  if (priority && typeof window === 'undefined') {
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(srcSet === undefined ? {} : { imageSrcSet: srcSet, imageSizes: sizes }),
    });
  }
  return (
    <img
      ref={check}
      className={picture({ ratio, fit, rounded })}
      src={src}
      srcSet={srcSet}
      sizes={oneSize ? undefined : sizes}
      alt={alt}
      width={widest}
      height={Math.round(widest * heightShare[ratio])}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      style={blur ? { backgroundImage: `url("${blur}")` } : undefined}
      data-url={url}
      onError={() => setFailed(url)}
    />
  );
}

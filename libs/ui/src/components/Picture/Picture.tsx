'use client';

import { useCallback, useState } from 'react';
import { preload } from 'react-dom';
import { imageWidths } from '../../site/imageUrl.ts';
import { useSite } from '../../site/SiteProvider.tsx';
import { picture } from './Picture.css.ts';
import { PicturePlaceholder, type PictureRatio } from './PicturePlaceholder.tsx';

export const pictureFits = ['cover', 'contain'] as const;

export interface PictureProps {
  /** Missing pictures show the placeholder. */
  url: string | null | undefined;
  /** What the picture shows; empty where the words beside it say the same. */
  alt: string;
  /** How wide it gets, as `sizes` of an image. @example '(min-width: 768px) 33vw, 100vw' */
  sizes: string;
  /** Shape, width to height; kept while the picture loads. @default '4/3' */
  ratio?: PictureRatio;
  /** The page's main picture: fetched first, never lazily. Once per page. @default false */
  priority?: boolean;
  /** Tiny data URL shown while it loads. */
  blur?: string;
  /** 'cover' fills the shape and cuts the picture, 'contain' shows all of it. @default 'cover' */
  fit?: (typeof pictureFits)[number];
  /** Whether it has the corners that the theme gives to pictures. @default false */
  rounded?: boolean;
}

const heightShare = { '4/3': 3 / 4, '16/9': 9 / 16, '1/1': 1, '3/2': 2 / 3 } as const;
const widest = imageWidths[imageWidths.length - 1] as number;

/** A picture in the widths the host can serve, in a fixed shape so that nothing jumps. */
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
  /** Before hydration an error goes unheard: look again once the element is ours. */
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed(image.dataset.url ?? null);
  }, []);

  if (!url || failed === url) return <PicturePlaceholder alt={alt} ratio={ratio} rounded={rounded} />;
  const sized = imageWidths.map((width) => [imageUrl(url, width), width] as const);
  const oneSize = sized.every(([address]) => address === url);
  const src = imageUrl(url, 960);
  const srcSet = oneSize ? undefined : sized.map(([address, width]) => `${address} ${width}w`).join(', ');
  // In the head, wherever on the page the picture stands: the browser fetches it before it knows the layout. A picture
  // that comes later than the page is fetched as soon as it stands there.
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

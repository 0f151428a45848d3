import { tradeInMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useCallback, useState } from 'react';
import * as styles from './TradeInPictures.css.ts';

export interface SentPictureTileProps {
  /** Address of the picture; an icon is shown when left out. */
  address?: string | undefined;
  /** Name of the picture. @example 'Picture 2 of 5' */
  words: string;
}

/** Twice the displayed size, for high-density screens. */
const width = 192;

/** A resized version of the picture. A local preview from the visitor's device is used unchanged. */
function smallAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`;
}

/** An uploaded picture, or an icon for one that cannot be shown. */
export function SentPictureTile({ address, words }: SentPictureTileProps) {
  const say = useWords(tradeInMessages);
  const [failed, setFailed] = useState<string | null>(null);
  // An error before hydration fires no React event, so the element is checked once mounted.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed(image.dataset.of ?? null);
  }, []);
  if (address === undefined || failed === address) {
    return (
      <div className={styles.unseen} role="img" aria-label={say('tradeIn.sentButNotShown', { words })}>
        <Icon name="camera" size={24} />
        <span>{say('tradeIn.sent')}</span>
      </div>
    );
  }
  return (
    <img
      ref={check}
      className={styles.picture}
      src={smallAddress(address)}
      alt={words}
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      data-of={address}
      onError={() => setFailed(address)}
    />
  );
}

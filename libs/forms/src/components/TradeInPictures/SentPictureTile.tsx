import { Icon } from '@forecourt/ui';
import { useCallback, useState } from 'react';
import * as styles from './TradeInPictures.css.ts';

export interface SentPictureTileProps {
  /** Where the picture is; a sign stands in when left out. */
  address?: string | undefined;
  /** What it is called. @example 'Picture 2 of 5' */
  words: string;
}

/** Twice what is shown, for screens with small dots. */
const width = 192;

/** The picture as small as it is needed. What the visitor's own device holds comes as it is. */
function smallAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`;
}

/** A picture that was sent, or a sign for one that cannot be shown. */
export function SentPictureTile({ address, words }: SentPictureTileProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // Before hydration an error goes unheard: look again once the element is ours.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed(image.dataset.of ?? null);
  }, []);
  if (address === undefined || failed === address) {
    return (
      <div className={styles.unseen} role="img" aria-label={`${words}, sent but not shown here`}>
        <Icon name="camera" size={24} />
        <span>Sent</span>
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

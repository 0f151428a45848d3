'use client';

import { offerPopupMessages, offerTimeMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, IconButton, Picture } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import { useEffect, useId, useRef } from 'react';
import type { PopupOffer } from '../../model/offerCards.ts';
import { endWords } from '../../model/offerWords.ts';
import * as styles from './OfferPopup.css.ts';

export interface OfferPopupProps {
  /** The running offer to show. */
  offer: PopupOffer;
  /** Called when the visitor closes it or follows its link. */
  onClose: () => void;
}

/**
 * An offer above the page. The native dialog traps the focus, closes on Escape and returns the focus. Show it once; it
 * is open from the start.
 */
export function OfferPopup({ offer, onClose }: OfferPopupProps) {
  const say = useWords(offerPopupMessages);
  const sayTime = useWords(offerTimeMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { title, text, button, href, image } = offer;
  const end = endWords(offer, useLocale(), sayTime);

  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    if (!shown.open) shown.showModal();
    /** The backdrop belongs to the dialog: its content fills it. */
    const onVeil = (event: MouseEvent) => {
      if (event.target === shown) shown.close();
    };
    shown.addEventListener('click', onVeil);
    return () => shown.removeEventListener('click', onVeil);
  }, []);

  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
    >
      <div className={styles.inner}>
        {image && (
          <div className={styles.picture}>
            <Picture url={image} alt="" sizes="(min-width: 768px) 600px, 88px" ratio="3/2" />
          </div>
        )}
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={2} size="large" id={`${id}title`}>
              {title}
            </Heading>
          </div>
          <p className={styles.text} id={`${id}text`}>
            {text}
          </p>
          {end && <p className={styles.end}>{end}</p>}
          <p>
            <ButtonLink href={href} onClick={close}>
              {button}
            </ButtonLink>
          </p>
        </div>
        <div className={styles.close}>
          <IconButton label={say('offerPopup.closeThisOffer')} icon="close" tone="raised" onClick={close} />
        </div>
      </div>
    </dialog>
  );
}

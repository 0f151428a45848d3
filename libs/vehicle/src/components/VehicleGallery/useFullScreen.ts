'use client';

import { addPageStep, renamePageStep } from '@forecourt/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FullScreen, FullScreenOptions, FullScreenPicture } from './openFullScreen.ts';

/** Hash of the address while a picture is shown full screen. */
const hashOf = (index: number) => `#picture-${index + 1}`;

export interface FullScreenGallery extends Pick<FullScreenOptions, 'label' | 'unseenClass'> {
  /** Dialog that shows the tapped picture from before hydration. */
  waiting: RefObject<HTMLDialogElement | null>;
  /** What the viewer says; called only when it is opened. */
  words: () => FullScreenOptions['words'];
  /** Computes the pictures; called only when they are opened. */
  pictures: () => FullScreenPicture[];
  /** Scrolls the gallery on the page to the picture that is visible full screen. */
  follow: (index: number) => void;
  /** Restores the focus after closing. */
  focusBack: (opener: HTMLElement) => void;
}

/**
 * Opens pictures full screen. It adds a history entry, so that Back closes it; closing it in any other way removes the
 * entry.
 */
export function useFullScreen(gallery: FullScreenGallery) {
  const viewer = useRef<FullScreen>(null);
  const hasStep = useRef(false);
  const onPage = useRef(true);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    onPage.current = true;
    const closeOnBack = () => {
      if (!viewer.current) return;
      hasStep.current = false;
      viewer.current.close();
    };
    window.addEventListener('hashchange', closeOnBack);
    return () => {
      window.removeEventListener('hashchange', closeOnBack);
      onPage.current = false;
      hasStep.current = false;
      viewer.current?.close();
    };
  }, []);

  /** @param opener gets the focus back @param address of the picture itself, for when the viewer cannot be loaded */
  const open = async (index: number, opener: HTMLElement, address: string) => {
    if (viewer.current || loading) return;
    setLoading(true);
    const wasWaiting = gallery.waiting.current?.open;
    try {
      const { openFullScreen } = await import('./openFullScreen.ts');
      if (!onPage.current || (wasWaiting && !gallery.waiting.current?.open)) return;
      if (wasWaiting) gallery.waiting.current?.close();
      const { pictures, label, words, unseenClass } = gallery;
      viewer.current = openFullScreen({
        pictures: pictures(),
        label,
        words: words(),
        unseenClass,
        index,
        onChange: (shown) => {
          if (hasStep.current) renamePageStep(hashOf(shown));
          gallery.follow(shown);
        },
        onClosed: () => {
          viewer.current = null;
          if (hasStep.current) window.history.back();
          hasStep.current = false;
          gallery.focusBack(opener);
        },
      });
      addPageStep(hashOf(index));
      hasStep.current = true;
    } catch {
      window.location.assign(address);
    } finally {
      setLoading(false);
    }
  };

  return { open, loading };
}

/** Preloads the viewer before the press. */
export function warmFullScreen(): void {
  import('./openFullScreen.ts').catch(() => undefined);
}

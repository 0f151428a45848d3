'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FullScreen, FullScreenOptions, FullScreenPicture } from './openFullScreen.ts';

/** The picture in the address while it is shown over the whole window. */
const hashOf = (index: number) => `#picture-${index + 1}`;

export interface FullScreenGallery extends Pick<FullScreenOptions, 'label' | 'unseenClass'> {
  /** Shows the tapped picture since before the page was awake. */
  waiting: RefObject<HTMLDialogElement | null>;
  /** Only asked for when they are opened. */
  pictures: () => FullScreenPicture[];
  /** Brings the gallery on the page to the picture that is in sight above it. */
  follow: (index: number) => void;
  /** Gives the focus back once it is closed. */
  focusBack: (opener: HTMLElement) => void;
}

/**
 * Opens pictures over the whole window. A step of the visitor's history stands for it, so that Back closes it; closing
 * it in any other way takes the step back.
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
    window.addEventListener('popstate', closeOnBack);
    return () => {
      window.removeEventListener('popstate', closeOnBack);
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
      const { pictures, label, unseenClass } = gallery;
      viewer.current = openFullScreen({
        pictures: pictures(),
        label,
        unseenClass,
        index,
        onChange: (shown) => {
          if (hasStep.current) window.history.replaceState(null, '', hashOf(shown));
          gallery.follow(shown);
        },
        onClosed: () => {
          viewer.current = null;
          if (hasStep.current) window.history.back();
          hasStep.current = false;
          gallery.focusBack(opener);
        },
      });
      window.history.pushState(null, '', hashOf(index));
      hasStep.current = true;
    } catch {
      window.location.assign(address);
    } finally {
      setLoading(false);
    }
  };

  return { open, loading };
}

/** Fetches the viewer ahead of the press. */
export function warmFullScreen(): void {
  import('./openFullScreen.ts').catch(() => undefined);
}

'use client';

import type { ChatCornerProps } from '@forecourt/content';
import { useIsAlive } from '@forecourt/ui';
import { usePathname } from 'next/navigation';
import { lazy, Suspense, type FunctionComponent } from 'react';

const Nothing = () => null;

const Corner = lazy<FunctionComponent<ChatCornerProps>>(() =>
  import('./SiteChat.tsx').then(
    (module) => ({ default: module.SiteChat }),
    (error: unknown) => {
      console.warn('The corner of the chat could not be loaded', error);
      return { default: Nothing };
    },
  ),
);

/** The chat button, loaded after the page; sites without a chat never load it. */
export function LateChat(props: Omit<ChatCornerProps, 'path'>) {
  const path = usePathname();
  if (!useIsAlive()) return null;
  return (
    <Suspense>
      <Corner key={path} path={path} {...props} />
    </Suspense>
  );
}

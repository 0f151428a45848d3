'use client';

import { savedMessages } from '@forecourt/domain/messages';
import { useSignedInMark } from '@forecourt/shopper';
import { signInPath } from '@forecourt/shopper/model';
import { ButtonLink, earlyPress } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { usePathname } from 'next/navigation';
import { lazy, Suspense, useState, type MouseEvent } from 'react';

const Save = lazy(() => import('./SearchKeeper.tsx').then((module) => ({ default: module.SearchKeeper })));

const signInAt = (address: string) => signInPath({ type: 'garage', redirect: address, back: address });

/**
 * Saves the search, beside the heading of its list. A link to the sign-in, which leads back here, for who is not signed
 * in and without scripts; for everybody else the form, whose code comes when it is pressed.
 */
export function LateSaveSearch({ name }: { name: string }) {
  const say = useWords(savedMessages);
  const isSignedIn = useSignedInMark();
  const [isOpen, setOpen] = useState(false);
  const path = usePathname();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (isSignedIn) setOpen(true);
    // The address of now: filters change it without a new page.
    else window.location.assign(signInAt(`${window.location.pathname}${window.location.search}`));
  };
  const link = (
    <ButtonLink href={signInAt(path)} variant="secondary" size="small" icon="bookmark" onClick={press} {...earlyPress}>
      {say('saved.saveThisSearch')}
    </ButtonLink>
  );
  return isOpen ? (
    <Suspense fallback={link}>
      <Save name={name} />
    </Suspense>
  ) : (
    link
  );
}

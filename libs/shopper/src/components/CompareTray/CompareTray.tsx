'use client';

import { keepMessages } from '@forecourt/domain/messages';
import { useIsAlive, useStore, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { lazy, Suspense } from 'react';
import { compareLimit } from '../../model/lists.ts';
import { comparePage } from '../../stores/comparePage.ts';
import { useCompare } from '../../stores/useDeviceList.ts';
import { useAnnouncement } from './useAnnouncement.ts';

// Most visitors compare nothing, so the tray's code is loaded with the first vehicle.
const ChosenTray = lazy(() => import('./ChosenTray.tsx').then((module) => ({ default: module.ChosenTray })));

export interface CompareTrayProps {
  /** Page that compares vehicles; the chosen ids are added as `ids`. @default '/compare' */
  href?: string;
}

/**
 * The vehicles chosen for comparison, at the foot of the screen: on phones a slim line that expands, elsewhere whole.
 * Hidden while none is chosen, and on the page that compares.
 */
export function CompareTray({ href = '/compare' }: CompareTrayProps) {
  const say = useWords(keepMessages);
  const compare = useCompare();
  const isComparing = useStore(comparePage, 0) > 0;
  const count = compare.vehicles.length;
  const announcement = useAnnouncement(useIsAlive(), count, (chosen) =>
    chosen === 0 ? say('keep.nothingCompared') : say('keep.compared', { count: chosen, limit: compareLimit }),
  );
  return (
    <>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {count > 0 && !isComparing && (
        <Suspense>
          <ChosenTray href={href} {...compare} />
        </Suspense>
      )}
    </>
  );
}

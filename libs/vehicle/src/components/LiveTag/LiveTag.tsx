'use client';

import { isInStock } from '@forecourt/domain';
import { tagMessages } from '@forecourt/domain/messages';
import { Badge, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { PageVehicle } from '../../model/pageVehicle.ts';
import { tagBanner } from '../../model/tag.ts';
import { useLiveVehicle } from '../LiveVehicle/useLiveVehicle.ts';
import { TagBanner } from '../TagBanner/TagBanner.tsx';

export interface LiveTagProps {
  /** The vehicle to show. */
  vehicle: PageVehicle;
  /** Time the page was rendered, in milliseconds: decides what counts as a new arrival. */
  renderedAt: number;
}

/** The tag on the pictures of a vehicle's page, kept up to date. A sold vehicle has no tag but "Sold". */
export function LiveTag({ vehicle, renderedAt }: LiveTagProps) {
  const say = useWords(tagMessages);
  const { site } = useSite();
  const now = useLiveVehicle(vehicle);
  if (!isInStock(now)) return <Badge tone="inverse">{say('tag.sold')}</Badge>;
  const { electricTag, certifiedBadge } = site.flags;
  const options = { electricTag, certifiedBadge, newArrivalText: site.texts.newArrivalTag, now: new Date(renderedAt) };
  // On its own page a reserved vehicle must say so first; the fuel type is shown elsewhere.
  const tag = tagBanner(now, now.reserved ? { ...options, electricTag: false } : options, say);
  return tag && <TagBanner tag={tag} />;
}

'use client';

import { isInStock } from '@forecourt/domain';
import { Badge, useSite } from '@forecourt/ui';
import type { PageVehicle } from '../../model/pageVehicle.ts';
import { tagBanner } from '../../model/tag.ts';
import { useLiveVehicle } from '../LiveVehicle/useLiveVehicle.ts';
import { TagBanner } from '../TagBanner/TagBanner.tsx';

export interface LiveTagProps {
  /** The vehicle it is about. */
  vehicle: PageVehicle;
  /** When the page was rendered, in milliseconds: decides what is a new arrival. */
  renderedAt: number;
}

/** The one tag on the pictures of a vehicle's page, as it is now. Of a sold vehicle only that it is sold. */
export function LiveTag({ vehicle, renderedAt }: LiveTagProps) {
  const { site } = useSite();
  const now = useLiveVehicle(vehicle);
  if (!isInStock(now)) return <Badge tone="inverse">Sold</Badge>;
  const { electricTag, certifiedBadge } = site.flags;
  const options = { electricTag, certifiedBadge, newArrivalText: site.texts.newArrivalTag, now: new Date(renderedAt) };
  // Whoever looks at this one must see at once that it is held; what it runs on is said beside it.
  const tag = tagBanner(now, now.reserved ? { ...options, electricTag: false } : options);
  return tag && <TagBanner tag={tag} />;
}

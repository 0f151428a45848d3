'use client';

import type { SiteVendor } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { FramePlace } from './FramePlace.tsx';
import { ScriptPlace } from './ScriptPlace.tsx';

export interface VendorPlaceProps {
  /** What stands here, as the site's file and the plug-in say. */
  vendor: SiteVendor;
  /** Shown until the vendor is there and when it cannot be reached. @default nothing */
  children?: ReactNode;
}

/**
 * A vendor's script or frame in a place of the page: loaded by the one governor of tags once the visitor's consent and
 * its moment are there. In the browser only.
 */
export function VendorPlace(props: VendorPlaceProps) {
  return props.vendor.part.kind === 'frame' ? <FramePlace {...props} /> : <ScriptPlace {...props} />;
}

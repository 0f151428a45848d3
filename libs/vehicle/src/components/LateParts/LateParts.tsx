'use client';

import { lateComponent, WhenNeeded } from '@forecourt/ui';
import { Suspense, type ReactNode } from 'react';
import type { BrochureButtonProps } from '../PrintButtons/BrochureButton.tsx';
import type { CallNowProps } from '../CallNow/CallNow.tsx';
import type { LivePriceProps } from '../LivePrice/LivePrice.tsx';
import type { LiveTagProps } from '../LiveTag/LiveTag.tsx';
import type { PhoneNumberProps } from '../PhoneNumber/PhoneNumber.tsx';
import type { ShareMenuProps } from '../VehicleShare/ShareMenu.tsx';
import type { StickyBarProps } from '../StickyBar/StickyBar.tsx';
import type { VehicleDialogSummaryProps } from '../VehicleDialogSummary/VehicleDialogSummary.tsx';
import type { VehicleGalleryProps } from '../VehicleGallery/VehicleGallery.tsx';
import type { VehicleTabsProps } from '../VehicleTabs/VehicleTabs.tsx';

const load = () => import('./parts.ts');

export const LateBrochureButton = lateComponent<BrochureButtonProps>(async () => (await load()).BrochureButton);
export const LateCallNow = lateComponent<CallNowProps>(async () => (await load()).CallNow);
export const LateLivePrice = lateComponent<LivePriceProps>(async () => (await load()).LivePrice);
export const LateLiveTag = lateComponent<LiveTagProps>(async () => (await load()).LiveTag);
export const LatePhoneNumber = lateComponent<PhoneNumberProps>(async () => (await load()).PhoneNumber);
export const LateShareMenu = lateComponent<ShareMenuProps>(async () => (await load()).ShareMenu);
export const LateStickyBar = lateComponent<StickyBarProps>(async () => (await load()).StickyBar);
export const LateVehicleGallery = lateComponent<VehicleGalleryProps>(async () => (await load()).VehicleGallery);
export const LateVehicleTabs = lateComponent<VehicleTabsProps>(async () => (await load()).VehicleTabs);

const Summary = lateComponent<VehicleDialogSummaryProps>(async () => (await load()).VehicleDialogSummary);

/** Fetches the code of all of them. */
export const loadLateParts = () =>
  Promise.all(
    [
      LateBrochureButton,
      LateCallNow,
      LateLivePrice,
      LateLiveTag,
      LatePhoneNumber,
      LateShareMenu,
      LateStickyBar,
      LateVehicleGallery,
      LateVehicleTabs,
      Summary,
    ].map((part) => part.load()),
  );

/** An address with a hash may open something: a tab, a form, a picture. */
const isNamed = () => window.location.hash !== '';

/**
 * A part of a vehicle's page that stays as the server drew it until a visitor does something near it. What is alive in it
 * must be one of the late components.
 */
export function LatePart({ children }: { children: ReactNode }) {
  return (
    <WhenNeeded load={loadLateParts} isNeededNow={isNamed}>
      {children}
    </WhenNeeded>
  );
}

/** `VehicleDialogSummary` of a dialog that opens later. */
export function LateDialogSummary(props: VehicleDialogSummaryProps) {
  return (
    <Suspense fallback={null}>
      <Summary {...props} />
    </Suspense>
  );
}

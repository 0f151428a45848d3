import { VendorCard, VendorCorner } from '@forecourt/content';
import type { PluginSlot, PublicSite, SiteVendor } from '@forecourt/domain';
import { ButtonLink, Container } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { LateVendor } from './LateVendor.tsx';

export interface VendorSlotProps {
  site: PublicSite;
  slot: PluginSlot;
}

/** Places as wide as the page; the others are as wide as what they stand in. */
const wide: readonly PluginSlot[] = ['header', 'footer'];

function linkOf({ instead }: SiteVendor): ReactNode {
  return (
    instead && (
      <ButtonLink variant="secondary" href={instead.href}>
        {instead.label}
      </ButtonLink>
    )
  );
}

/** What stands in a vendor's place without JavaScript. */
function beforeOf(vendor: SiteVendor): ReactNode {
  const { part, provider, slot } = vendor;
  const link = linkOf(vendor);
  if (slot === 'chat-corner') return link && <VendorCorner>{link}</VendorCorner>;
  if (part.kind === 'script') return link;
  return <VendorCard title={part.title} words={part.words} provider={provider} action={link} />;
}

/** The vendors' parts that a site has in a place of its pages; nothing without one. */
export function VendorSlot({ site, slot }: VendorSlotProps) {
  const parts = site.vendors
    .filter((vendor) => vendor.slot === slot)
    .map((vendor) => (
      <LateVendor key={vendor.name} vendor={vendor} before={beforeOf(vendor)}>
        {linkOf(vendor)}
      </LateVendor>
    ));
  if (parts.length === 0) return null;
  return wide.includes(slot) ? <Container>{parts}</Container> : parts;
}

import { VendorCard, VendorCorner, VendorStrip } from '@forecourt/content';
import type { PluginSlot, PublicSite, SiteVendor } from '@forecourt/domain';
import { ButtonLink, Container, Section, SiteLink } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { LateVendor } from './LateVendor.tsx';

export interface VendorSlotProps {
  site: PublicSite;
  slot: PluginSlot;
}

/** A line below the menu, whose parts are as wide as the window. */
const isStrip = ({ slot, part }: SiteVendor): boolean => slot === 'header' && part.kind === 'script';

function linkOf(vendor: SiteVendor): ReactNode {
  const { instead } = vendor;
  if (!instead) return null;
  if (isStrip(vendor)) return <SiteLink href={instead.href}>{instead.label}</SiteLink>;
  return (
    <ButtonLink variant="secondary" href={instead.href}>
      {instead.label}
    </ButtonLink>
  );
}

/** What stands in a vendor's place without JavaScript. */
function beforeOf(vendor: SiteVendor): ReactNode {
  const { part, provider, slot } = vendor;
  const link = linkOf(vendor);
  if (slot === 'chat-corner') return link && <VendorCorner>{link}</VendorCorner>;
  if (isStrip(vendor)) return <VendorStrip>{link}</VendorStrip>;
  if (part.kind === 'script') return link;
  return <VendorCard title={part.title} words={part.words} provider={provider} action={link} />;
}

/** Room around a part that stands between the page and its header or footer. */
function roomy(slot: PluginSlot, vendor: SiteVendor, part: ReactNode): ReactNode {
  if (slot === 'footer')
    return (
      <Section key={vendor.name}>
        <Container>{part}</Container>
      </Section>
    );
  if (slot === 'header' && !isStrip(vendor)) return <Container key={vendor.name}>{part}</Container>;
  return part;
}

/** The vendors' parts that a site has in a place of its pages; nothing without one. */
export function VendorSlot({ site, slot }: VendorSlotProps) {
  return site.vendors
    .filter((vendor) => vendor.slot === slot)
    .map((vendor) =>
      roomy(
        slot,
        vendor,
        <LateVendor key={vendor.name} vendor={vendor} before={beforeOf(vendor)}>
          {linkOf(vendor)}
        </LateVendor>,
      ),
    );
}

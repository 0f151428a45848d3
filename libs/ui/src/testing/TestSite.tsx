import type { FlagOverrides, PublicSite } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import type { ReactNode } from 'react';
import { SiteProvider } from '../site/SiteProvider.tsx';

export interface TestSiteProps {
  /** Fields that differ from the sample site. */
  site?: Partial<PublicSite>;
  /** Switches that differ from their defaults. */
  flags?: FlagOverrides;
  /** The component under test. */
  children: ReactNode;
}

/** A sample site around a component under test. */
export function TestSite({ site, flags, children }: TestSiteProps) {
  const merged: PublicSite = { ...sampleSite, ...site, flags: { ...sampleSite.flags, ...site?.flags, ...flags } };
  return <SiteProvider site={merged}>{children}</SiteProvider>;
}

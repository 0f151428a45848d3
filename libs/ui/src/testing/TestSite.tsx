import { currencyOf, taxOf, type FlagOverrides, type PublicSite } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { use, type ReactNode } from 'react';
import { Context, SiteProvider } from '../site/SiteProvider.tsx';

export interface TestSiteProps {
  /** Fields that differ from the sample site. */
  site?: Partial<PublicSite>;
  /** Switches that differ from their defaults. */
  flags?: FlagOverrides;
  /** The component under test. */
  children: ReactNode;
}

/** A sample site around a component under test, in the country and the language of the site around it if there is one. */
export function TestSite({ site, flags, children }: TestSiteProps) {
  const { country, locale, messages } = use(Context)?.site ?? sampleSite;
  const merged: PublicSite = {
    ...sampleSite,
    country,
    locale,
    currency: currencyOf({ country }),
    tax: taxOf({ country }),
    messages,
    ...site,
    flags: { ...sampleSite.flags, ...site?.flags, ...flags },
  };
  return <SiteProvider site={merged}>{children}</SiteProvider>;
}

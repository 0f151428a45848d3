import { siteSchema, type Site, type SiteInput } from '@forecourt/domain';

/** The file of a site that says no more than it must, with one dealership: `dealer-harbour` of harbour. */
export const plainSiteInput = (slug: string, changes: Partial<SiteInput> = {}): SiteInput => ({
  slug,
  name: slug,
  template: 'group',
  theme: 'group',
  tagline: '',
  description: '',
  dealerships: [{ id: `dealer-${slug}`, slug, name: slug }],
  stockDealershipIds: [`dealer-${slug}`],
  ...changes,
});

export const plainSite = (slug: string, changes: Partial<SiteInput> = {}): Site =>
  siteSchema.parse(plainSiteInput(slug, changes));

import type { TaggedSite } from './siteTags.ts';

/** Companies that a site asks its visitors about. Small: every page has it, unlike the list of tags. */
export const consentCompanies = ({ analytics, vendors }: Pick<TaggedSite, 'analytics' | 'vendors'>): string[] => [
  ...new Set([
    ...(analytics.measurementId === null ? [] : ['Google Analytics']),
    ...vendors.flatMap(({ consent, provider }) => (consent === 'statistics' ? [provider] : [])),
  ]),
];

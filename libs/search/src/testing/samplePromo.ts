import type { PromoNode } from '@forecourt/domain';

/** A promotion that always runs, everywhere. */
export const samplePromo: PromoNode = {
  id: 'free-service',
  title: 'First service on us',
  text: 'Every used vehicle comes with its first service and twelve months of roadside assistance.',
  button: 'See what is included',
  href: '/service',
  image_url: '/demo/rav4-rear.svg',
  start: null,
  expiry: null,
  position: null,
  display: [],
  strictDisplay: false,
};

/** Several promotions with different names. @example samplePromos(2).map(({ id }) => id) // ['promo-0', 'promo-1'] */
export function samplePromos(count: number, change: Partial<PromoNode> = {}): PromoNode[] {
  return Array.from({ length: count }, (_, index) => ({
    ...samplePromo,
    id: `promo-${index}`,
    title: `Promotion ${index}`,
    ...change,
  }));
}

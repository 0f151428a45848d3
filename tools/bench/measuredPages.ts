import { pageHref } from '@forecourt/domain';
import { demoPages } from '../browser/demoPages.ts';
import { getPage } from '../browser/getPage.ts';

export const measuredNames = ['home', 'search', 'vehicle', 'offers', 'article', 'service', 'contact'] as const;
export type MeasuredName = (typeof measuredNames)[number];

/** Addresses of the pages of a site that are measured; of the others those that it has. */
export async function measuredPages(slug: string, port: number): Promise<Partial<Record<MeasuredName, string>>> {
  const { home, search, vehicle } = await demoPages(slug, port);
  const there = async (path: string): Promise<{ address: string; html: string } | null> => {
    const address = new URL(path, home).href;
    const { status, body } = await getPage(address);
    return status === 200 ? { address, html: body.toString('utf8') } : null;
  };
  const offers = await there(pageHref('special-offers'));
  const blog = await there(pageHref('blog'));
  const service = await there('/service');
  const contact = await there('/contact');
  const article = /<a[^>]*\shref="(\/blog\/[^"/]+\/[^"/]+)"/.exec(blog?.html ?? '')?.[1];
  return {
    home,
    search,
    vehicle,
    ...(offers && { offers: offers.address }),
    ...(service && { service: service.address }),
    ...(contact && { contact: contact.address }),
    ...(article && { article: new URL(article, home).href }),
  };
}

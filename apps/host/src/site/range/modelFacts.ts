import { modelFactMessages, wordsOf } from '@forecourt/domain/messages';
import {
  accessoriesPath,
  hasPage,
  pageHref,
  rangeModelPath,
  type PublicSite,
  type RangeModel,
  type ServiceProgramme,
} from '@forecourt/domain';
import { isForModel } from '@forecourt/offers/model';
import {
  accessoriesCount,
  accessoriesOf,
  cappedServiceOf,
  fullName,
  modelActions,
  stockHref,
} from '@forecourt/range/model';
import type { ModelPageProps } from '@forecourt/templates';
import { renderedAt } from '../cache/renderedAt.ts';
import type { FoundModel } from '../cache/pageFacts.ts';
import { hasAccessories, type SiteRange } from './loadRange.ts';
import { modelsTrail } from './modelsTrail.ts';

const maxAccessories = 4;

/** Pages of the site with an enquiry form for a model. */
const enquiryPages = (site: PublicSite) => ({
  testDrive: hasPage(site, 'book-test-drive') ? pageHref('book-test-drive') : null,
  enquiry: hasPage(site, 'new-vehicle-enquiry') ? pageHref('new-vehicle-enquiry') : null,
});

function accessoriesFacts(model: RangeModel, range: SiteRange): ModelPageProps['accessories'] {
  const count = accessoriesCount(model, range.accessories);
  const isOwn = hasAccessories(model, range);
  const href = model.accessories_override_url ?? (isOwn ? accessoriesPath(model) : null);
  if (href === null || count === 0 || model.status === 'discontinued') return null;
  const own = accessoriesOf(model, range.accessories).flatMap(({ accessories }) => accessories);
  return { count, href, first: isOwn ? own.slice(0, maxAccessories) : [] };
}

function serviceFacts(model: RangeModel, programme: ServiceProgramme | null): ModelPageProps['service'] {
  if (!programme || model.status === 'coming_soon') return null;
  return { name: programme.name, terms: cappedServiceOf(programme, model.name), conditions: programme.conditions };
}

/** Data for the page of a model. */
export function modelFacts(
  publicSite: PublicSite,
  { model, range, stock, offers, programme }: FoundModel,
): Omit<ModelPageProps, 'slots'> {
  const { search } = publicSite.paths;
  const after = range.models.find(({ slug }) => slug === model.successor);
  const isToCome = model.status === 'coming_soon';
  return {
    site: publicSite,
    model,
    now: renderedAt(),
    trail: modelsTrail(publicSite),
    actions: modelActions(
      model,
      { pages: enquiryPages(publicSite), searchPath: search, count: stock.count },
      wordsOf(modelFactMessages, publicSite),
    ),
    stock: {
      vehicles: isToCome ? [] : stock.vehicles,
      count: stock.count,
      href: stockHref(model, search, stock.count),
      prices: isToCome ? null : stock.prices,
      years: isToCome ? null : stock.years,
    },
    successor: after ? { name: fullName(after), href: rangeModelPath(after) } : null,
    service: serviceFacts(model, programme),
    accessories: accessoriesFacts(model, range),
    offers: offers.filter((offer) => offer.shown_on.includes('list') && isForModel(offer, model)),
  };
}

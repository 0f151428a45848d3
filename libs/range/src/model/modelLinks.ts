import { modelPath, type RangeModel } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';
import { fullName } from './rangeWords.ts';

type StockedModel = Pick<RangeModel, 'status' | 'manufacturer_name' | 'name' | 'stock_name'>;

/** Name of a model in the stock. */
export const stockName = ({ name, stock_name }: Pick<RangeModel, 'name' | 'stock_name'>): string => stock_name ?? name;

/**
 * Address of a model's stock: its own page while it has stock, else a search, which says that there is none and offers
 * alternatives. Null for an upcoming model.
 * @param count of that model in stock
 */
export function stockHref(model: StockedModel, searchPath: string, count: number): string | null {
  if (model.status === 'coming_soon') return null;
  const name = stockName(model);
  if (count > 0) return modelPath(searchPath, model.manufacturer_name, name);
  return `${searchPath}?${new URLSearchParams({ make: model.manufacturer_name, model: name }).toString()}`;
}

/**
 * The brochure of a model: the file named by its record, else one generated from the record.
 * @returns megabytes of a file that is named, null for one that is made; null for a model of the past without a file
 */
export function brochureOf({
  slug,
  status,
  brochure,
}: Pick<RangeModel, 'slug' | 'status' | 'brochure'>): { href: string; megabytes: number | null } | null {
  if (brochure) return brochure;
  return status === 'discontinued' ? null : { href: `/api/models/${slug}/brochure.pdf`, megabytes: null };
}

/** A button of a model's page. */
export interface ModelAction {
  /** Label of the button. @example 'Book a test drive' */
  label: string;
  /** Address of its page. */
  href: string;
}

const withModel = (path: string, model: StockedModel) => `${path}?${new URLSearchParams({ model: fullName(model) })}`;

/** Pages with an enquiry form for a model; null where a site has none. */
export interface ModelPages {
  /** Booking of a test drive. */
  testDrive: string | null;
  /** Enquiry about a new vehicle. */
  enquiry: string | null;
}

/** The main and secondary actions of a model's page. */
export function modelActions(
  model: StockedModel,
  { pages, searchPath, count }: { pages: ModelPages; searchPath: string; count: number },
  say: ModelSay = plainSay,
): ModelAction[] {
  const enquiry = pages.enquiry ? withModel(pages.enquiry, model) : '#enquire';
  const stock = stockHref(model, searchPath, count);
  if (model.status === 'coming_soon') return [{ label: say('modelFact.registerInterest'), href: enquiry }];
  if (model.status === 'discontinued')
    return stock ? [{ label: say('modelFact.seeUsed', { model: model.name }), href: stock }] : [];
  const first = pages.testDrive
    ? { label: say('modelFact.bookTestDrive'), href: withModel(pages.testDrive, model) }
    : { label: say('modelFact.askAbout'), href: enquiry };
  const second =
    count > 0 && stock
      ? { label: say('modelFact.seeStock', { count }), href: stock }
      : { label: say('modelFact.askAboutTheWait'), href: enquiry };
  return [first, second];
}

import {
  formatMoney,
  rangeModelPath,
  type Location,
  type ModelVariant,
  type PublicSite,
  type RangeModel,
} from '@forecourt/domain';
import { modelFactMessages, wordsOf } from '@forecourt/domain/messages';
import {
  compareVariants,
  fullName,
  inStateWords,
  modelFacts,
  priceFromWords,
  surchargeWords,
  type ModelSay,
} from '@forecourt/range/model';
import { closingNotes, dealerOf, lines, pageOf } from './brochureDealer.ts';
import { brochureSay, type BrochureSay } from './brochureSay.ts';
import type { BrochureContent, GradeTable } from './brochureWords.ts';
import { printable, shorten } from './printable.ts';

/** Grades that the width of a page holds. */
const gradesPerTable = 4;
const maxFacts = 26;

function gradeTable(variants: readonly ModelVariant[], state: string | null, say: BrochureSay): GradeTable {
  const priceLabel = state ? say('brochure.driveAwayIn', { state }) : say('brochure.driveAway');
  const prices = variants.map(({ price }) => (price === null ? say('brochure.askForPrice') : formatMoney(price)));
  const facts = compareVariants(variants).slice(0, maxFacts);
  return {
    heads: variants.map(({ name }) => shorten(printable(name), 40)),
    rows: [
      ...(prices.length > 0 ? [{ label: priceLabel, values: prices }] : []),
      ...facts.map(({ name, values }) => ({
        label: shorten(printable(name), 40),
        values: values.map((value) => shorten(printable(value ?? say('brochure.notStated')), 40)),
      })),
    ],
  };
}

function priceOf(model: RangeModel, say: BrochureSay, sayFact: ModelSay): BrochureContent['price'] {
  const { price_from, status } = model;
  const isFigure = price_from !== null && status !== 'discontinued';
  const words = priceFromWords(model, sayFact);
  return {
    figure: isFigure ? say('brochure.priceFrom', { price: formatMoney(price_from) }) : words,
    isFigure,
    unit: isFigure ? inStateWords(model.price_state, sayFact) : '',
    was: '',
    toBuy: '',
    saving: '',
  };
}

/** The showroom that sells a make: one that lists it, else the site's main location. */
export function makeLocation({ locations }: Pick<PublicSite, 'locations'>, make: string): Location | null {
  const visible = locations.filter((one) => one.visible);
  const showrooms = visible.filter(({ location_type }) => ['sales', ''].includes(location_type));
  return (
    showrooms.find(({ manufacturers }) => manufacturers.includes(make)) ??
    visible.find(({ primary }) => primary) ??
    visible[0] ??
    null
  );
}

/** What a brochure says of a model. It names no phone number: those are shown on request only. */
export function modelBrochureContent(site: PublicSite, model: RangeModel, now: Date): BrochureContent {
  const place = makeLocation(site, model.manufacturer_name);
  const { variants, safety } = model;
  const say = brochureSay(site);
  const sayFact = wordsOf(modelFactMessages, site);
  const price = priceOf(model, say, sayFact);
  const reasons = model.reasons.map(({ title, text }) => `${title}. ${text}`);
  const safe = safety.features.length > 0 ? [say('brochure.safety', { features: safety.features.join(', ') })] : [];
  const facts = modelFacts(model, sayFact);
  const tables = Array.from({ length: Math.ceil(variants.length / gradesPerTable) }, (_, table) =>
    variants.slice(table * gradesPerTable, (table + 1) * gradesPerTable),
  );
  return {
    ...pageOf(site, rangeModelPath({ slug: model.slug, override_url: null })),
    title: shorten(printable(fullName(model)), 70),
    detail: shorten(printable(model.lead), 120),
    notice: model.status === 'coming_soon' ? say('brochure.comingSoon') : '',
    price,
    finance: null,
    facts: [],
    keyFacts: lines([
      ...facts.map(({ name, value }) => ({ label: name, value })),
      ...(model.warranty ? [{ label: say('brochure.warranty'), value: model.warranty }] : []),
    ]),
    specifications: [],
    grades: tables.map((some) => gradeTable(some, model.price_state, say)),
    features: model.colours.map(({ name, surcharge }) => printable(`${name}, ${surchargeWords(surcharge, sayFact)}`)),
    featuresLeftOut: 0,
    comments: printable([...reasons, ...safe].join(' ')),
    headings: { comments: say('brochure.why', { model: model.name }), features: say('brochure.colours') },
    dealer: dealerOf(site, null, place),
    notes: [
      model.price_includes,
      model.disclaimer,
      closingNotes(say, place, { now, saysPrice: price.isFigure, locale: site.locale }),
    ]
      .map(printable)
      .filter(Boolean)
      .join(' '),
  };
}

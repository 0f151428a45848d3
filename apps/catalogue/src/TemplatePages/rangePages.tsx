import { cents, type Accessory, type RangeModel } from '@forecourt/domain';
import { accessoriesOf, cappedServiceOf, modelActions } from '@forecourt/range/model';
import {
  sampleAccessories,
  sampleModel,
  sampleModels,
  sampleServiceProgramme,
  sampleVan,
} from '@forecourt/range/testing';
import { sampleOffer } from '@forecourt/offers/testing';
import { sampleNow, sampleVehiclePage } from '@forecourt/templates/testing';
import { inState, type PageState } from './pageStates.ts';
import type { PageSample, PagesOf } from './samplePages.tsx';
import { longOffers, manyOffers } from './sampleOffers.ts';
import { longText, longWord, repeated, stockIn } from './sampleSite.ts';

const trail = [{ name: 'Home', href: '/' }];
const models: RangeModel[] = [...sampleModels];

/** The model that a page is about, as it is in a state. */
function modelIn({ sample, state }: PageSample): RangeModel {
  const usual = sample === 'caravan' ? sampleVan : sampleModel;
  return inState<RangeModel>(state, {
    default: usual,
    empty: { ...usual, lead: '', reasons: [], variants: [], colours: [], gallery: [], brochure: null },
    long: {
      ...usual,
      name: `${usual.name} ${longWord}`,
      lead: longText,
      reasons: usual.reasons.map((reason) => ({ ...reason, title: `${reason.title}, ${longWord}`, text: longText })),
      variants: usual.variants.map((variant) => ({ ...variant, name: `${variant.name} ${longWord}` })),
      disclaimer: longText,
    },
    many: {
      ...usual,
      variants: repeated(usual.variants, 12, (variant, place) => ({
        ...variant,
        name: `${variant.name} ${place + 1}`,
      })),
      colours: repeated(usual.colours, 18, (colour, place) => ({ ...colour, name: `${colour.name} ${place + 1}` })),
    },
  });
}

const accessoriesIn = (state: PageState): Accessory[] =>
  inState(state, {
    default: [...sampleAccessories],
    empty: [],
    long: sampleAccessories.map((one) => ({ ...one, name: `${one.name} ${longWord}`, description: longText })),
    many: repeated(sampleAccessories, 120, (one, place) => ({
      ...one,
      slug: `many-${place}`,
      name: `${one.name} ${place}`,
    })),
  });

/** Pages about what manufacturers build. */
export const rangePages: PagesOf<'Models' | 'Model' | 'Accessories'> = {
  Models: ({ site, sample, state }) => ({
    site,
    title: sample === 'caravan' ? 'The Jayco range' : 'The Toyota range',
    text: state === 'long' ? longText : 'Hatches, hybrids and utes.',
    trail,
    chips: inState(state, {
      default: [
        { name: 'All', href: '/models', count: models.length, isCurrent: true },
        { name: 'Cars', href: '/models?body=cars', count: 2, isCurrent: false },
      ],
      empty: [],
      many: repeated(['Cars', 'SUVs', 'Utes', 'Vans'], 24, (name) => name).map((name, place) => ({
        name: `${name} ${place + 1}`,
        href: `/models?body=${place}`,
        count: place + 1,
        isCurrent: place === 0,
      })),
    }),
    sections: inState(state, {
      default: [{ name: null, models: sample === 'caravan' ? [sampleVan] : models }],
      empty: [],
      long: [{ name: longWord, models: models.map((model) => ({ ...model, name: `${model.name} ${longWord}` })) }],
      many: ['Toyota', 'Kia', 'Nissan', 'Jayco'].map((name) => ({
        name,
        models: repeated(models, 24, (model, place) => ({ ...model, slug: `${name}-${place}` })),
      })),
    }),
    stockHref: ({ status }) => (status === 'coming_soon' ? null : '/search'),
  }),
  Model(about) {
    const { site, sample, state } = about;
    const model = modelIn(about);
    const vehicles = stockIn(sample, state);
    const count = vehicles.length;
    const accessories = accessoriesIn(state);
    const pages = { testDrive: '/book-test-drive', enquiry: '/enquiries/new-vehicle-enquiry' };
    return {
      site,
      model,
      now: sampleNow,
      trail,
      actions: modelActions(model, { pages, searchPath: '/search', count }),
      stock: {
        vehicles: vehicles.slice(0, 3),
        count,
        href: count > 0 ? '/search' : null,
        prices: count > 0 ? { min: cents(24_990), max: cents(62_880) } : null,
        years: count > 0 ? { min: 2018, max: 2026 } : null,
      },
      successor: null,
      service:
        state === 'empty'
          ? null
          : {
              name: sampleServiceProgramme.name,
              terms: cappedServiceOf(sampleServiceProgramme, 'RAV4'),
              conditions: state === 'long' ? longText : sampleServiceProgramme.conditions,
            },
      accessories:
        accessories.length > 0
          ? { count: accessories.length, href: '/rav4/accessories', first: accessories.slice(0, 3) }
          : null,
      offers: inState(state, { default: [sampleOffer], empty: [], long: longOffers.slice(0, 1), many: manyOffers }),
      slots: { enquire: sampleVehiclePage(sample).slots.enquire },
    };
  },
  Accessories: ({ site, state }) => ({
    site,
    model: sampleModel,
    groups: accessoriesOf(sampleModel, accessoriesIn(state)),
    action: '/vehicle-parts-and-accessories',
    trail,
  }),
};

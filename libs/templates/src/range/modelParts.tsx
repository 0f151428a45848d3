import { SectionHeader } from '@forecourt/content';
import { modelFactMessages, rangeMessages, wordsOf, type Words } from '@forecourt/domain/messages';
import { ButtonLink, Disclosure, LateCarousel, Picture } from '@forecourt/ui';
import {
  AccessoryRail,
  ColourPicker,
  LateVariantCompare,
  ModelFacts,
  ReasonList,
  SafetyPanel,
  ServicePanel,
  VariantCards,
} from '@forecourt/range';
import { OfferList } from '@forecourt/offers';
import { brochureOf, fullName, modelFacts, stockGuide } from '@forecourt/range/model';
import type { ReactNode } from 'react';
import type { ModelPageProps } from '../contract/rangeProps.ts';
import { panel } from '../pages/pages.css.ts';
import { LateGrid } from '../sections/LateGrid.tsx';
import { todayAt } from '../sections/todayAt.ts';
import { part } from './ModelFrame.css.ts';
import * as styles from './modelParts.css.ts';
import { panelChoices } from './panelChoices.ts';
import { TowCheck } from './TowCheck.tsx';

export interface ModelPart {
  id: string;
  /** Label in the section bar; null for a part that is not in the bar. */
  name: string | null;
  node: ReactNode;
}

const titled = (id: string, title: string, content: ReactNode, text?: string) => (
  <section className={part} id={id} aria-labelledby={`${id}-title`}>
    <SectionHeader id={`${id}-title`} title={title} text={text} />
    {content}
  </section>
);

/** A link to another website names it. */
function seeAllWords(
  { count, href }: NonNullable<ModelPageProps['accessories']>,
  say: Words<typeof rangeMessages>,
): string {
  if (!href.startsWith('https://')) return say('range.seeAllAccessories', { count });
  return say('range.seeAllAccessoriesAt', { count, host: new URL(href).host });
}

/** Every non-empty part of a model's page, by its id. */
export function modelParts({ site, model, actions, now, stock, service, accessories, offers, slots }: ModelPageProps) {
  const say = wordsOf(rangeMessages, site);
  const sayFact = wordsOf(modelFactMessages, site);
  const name = fullName(model);
  const { variants, colours, price_state: state, safety, gallery, caravan, reasons } = model;
  const brochure = brochureOf(model);
  const inPanel = panelChoices({ site, model, actions })?.colours ?? [];
  const isVan = caravan !== null;
  const facts = modelFacts(model, sayFact);
  const grades = isVan ? say('range.layouts') : say('range.grades');
  const hasSafety = safety.ancap_stars !== null || safety.features.length > 0;
  const when = (shown: boolean, made: () => ModelPart): ModelPart | null => (shown ? made() : null);
  return {
    facts: when(facts.length > 0, () => ({ id: 'facts', name: null, node: <ModelFacts facts={facts} /> })),
    reasons: when(reasons.length > 0, () => ({
      id: 'reasons',
      name: null,
      node: titled('reasons', say('range.why', { model: model.name }), <ReasonList reasons={reasons} />),
    })),
    grades: when(variants.length > 0, () => ({
      id: 'grades',
      name: grades,
      node: titled('grades', grades, <VariantCards variants={variants} state={state} />, model.price_includes),
    })),
    compare: when(variants.length > 1, () => ({
      id: 'compare',
      name: say('range.compare'),
      node: titled(
        'compare',
        isVan ? say('range.compareLayouts') : say('range.compareGrades'),
        <LateVariantCompare variants={variants} state={state} />,
      ),
    })),
    // Colours are left out here if the panel offers them.
    colours: when(colours.length > inPanel.length, () => ({
      id: 'colours',
      name: say('range.colours'),
      node: titled('colours', say('range.colours'), <ColourPicker name={name} colours={colours} />),
    })),
    tow: when(isVan, () => ({
      id: 'tow',
      name: say('range.towing'),
      node: caravan && titled('tow', say('range.canMyCarTowIt'), <TowCheck name={model.name} caravan={caravan} />),
    })),
    safety: when(hasSafety, () => ({
      id: 'safety',
      name: null,
      node: titled('safety', say('range.safety'), <SafetyPanel safety={safety} />),
    })),
    service: when(service !== null, () => ({
      id: 'service',
      name: say('range.servicing'),
      node: service && (
        <div className={part} id="service">
          <ServicePanel name={service.name} model={name} service={service.terms} conditions={service.conditions} />
        </div>
      ),
    })),
    ownership: when(Boolean(slots.ownership), () => ({
      id: 'ownership',
      name: null,
      node: (
        <div className={part} id="ownership">
          {slots.ownership}
        </div>
      ),
    })),
    gallery: when(gallery.length > 1, () => ({
      id: 'gallery',
      name: null,
      node: titled(
        'gallery',
        say('range.pictures'),
        <LateCarousel label={say('range.picturesOf', { model: name })} slides="card">
          {gallery.map(({ url, alt }) => (
            <Picture key={url} url={url} alt={alt} sizes="(min-width: 768px) 400px, 80vw" rounded />
          ))}
        </LateCarousel>,
      ),
    })),
    guide: when(stock.vehicles.length > 0, () => ({
      id: 'guide',
      name: null,
      node: titled(
        'guide',
        say('range.whatItCostsHere', { model: model.name }),
        <ModelFacts facts={stockGuide(stock, sayFact)} />,
      ),
    })),
    stock: when(stock.vehicles.length > 0, () => ({
      id: 'stock',
      name: say('range.stock'),
      node: (
        <section className={part} id="stock" aria-label={say('range.stockOf', { model: model.name })}>
          <SectionHeader
            title={say('range.stockCount', { count: stock.count, model: model.name })}
            more={
              stock.href && stock.count > stock.vehicles.length
                ? { href: stock.href, label: say('range.seeAll') }
                : undefined
            }
          />
          <LateGrid
            vehicles={stock.vehicles}
            renderedAt={now.getTime()}
            label={say('range.stockOf', { model: model.name })}
          />
        </section>
      ),
    })),
    accessories: when(accessories !== null, () => ({
      id: 'accessories',
      name: null,
      node:
        accessories &&
        titled(
          'accessories',
          say('range.accessories'),
          <div className={styles.accessories}>
            <AccessoryRail accessories={accessories.first} href={accessories.href} />
            <p>
              <ButtonLink href={accessories.href} variant="secondary">
                {seeAllWords(accessories, say)}
              </ButtonLink>
            </p>
          </div>,
        ),
    })),
    offers: when(offers.length > 0, () => ({
      id: 'offers',
      name: say('range.offers'),
      node: titled(
        'offers',
        say('range.offersRunNow', { count: offers.length }),
        <OfferList offers={offers} searchPath={site.paths.search} today={todayAt(site, now)} layout="rows" />,
      ),
    })),
    more: when(Boolean(model.warranty || brochure), () => ({
      id: 'more',
      name: null,
      node: (
        <section className={styles.more} id="more" aria-label={say('range.warrantyAndBrochure')}>
          {model.warranty && (
            <Disclosure title={say('range.warranty')} headingLevel={3}>
              <p>{model.warranty}</p>
            </Disclosure>
          )}
          {brochure && (
            <p>
              <ButtonLink href={brochure.href} download={`${model.slug}.pdf`} variant="secondary" icon="document">
                {brochure.megabytes === null
                  ? say('range.brochurePdf')
                  : say('range.brochurePdfSize', { megabytes: brochure.megabytes })}
              </ButtonLink>
            </p>
          )}
        </section>
      ),
    })),
    enquire: when(model.status !== 'discontinued', () => ({
      id: 'enquire',
      name: say('range.enquire'),
      node: (
        <section className={panel} id="enquire" aria-label={say('range.askAbout', { model: model.name })}>
          {slots.enquire}
        </section>
      ),
    })),
  };
}

export type PartName = keyof ReturnType<typeof modelParts>;

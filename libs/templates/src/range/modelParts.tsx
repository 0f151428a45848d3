import { SectionHeader } from '@forecourt/content';
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
function seeAllWords({ count, href }: NonNullable<ModelPageProps['accessories']>): string {
  const words = `See all ${count} accessories`;
  return href.startsWith('https://') ? `${words} at ${new URL(href).host}` : words;
}

/** Every non-empty part of a model's page, by its id. */
export function modelParts({ site, model, actions, now, stock, service, accessories, offers, slots }: ModelPageProps) {
  const name = fullName(model);
  const { variants, colours, price_state: state, safety, gallery, caravan, reasons } = model;
  const brochure = brochureOf(model);
  const inPanel = panelChoices({ model, actions })?.colours ?? [];
  const isVan = caravan !== null;
  const facts = modelFacts(model);
  const grades = isVan ? 'Layouts' : 'Grades';
  const hasSafety = safety.ancap_stars !== null || safety.features.length > 0;
  const when = (shown: boolean, made: () => ModelPart): ModelPart | null => (shown ? made() : null);
  return {
    facts: when(facts.length > 0, () => ({ id: 'facts', name: null, node: <ModelFacts facts={facts} /> })),
    reasons: when(reasons.length > 0, () => ({
      id: 'reasons',
      name: null,
      node: titled('reasons', `Why the ${model.name}`, <ReasonList reasons={reasons} />),
    })),
    grades: when(variants.length > 0, () => ({
      id: 'grades',
      name: grades,
      node: titled('grades', grades, <VariantCards variants={variants} state={state} />, model.price_includes),
    })),
    compare: when(variants.length > 1, () => ({
      id: 'compare',
      name: 'Compare',
      node: titled(
        'compare',
        `Compare ${grades.toLowerCase()}`,
        <LateVariantCompare variants={variants} state={state} />,
      ),
    })),
    // Colours are left out here if the panel offers them.
    colours: when(colours.length > inPanel.length, () => ({
      id: 'colours',
      name: 'Colours',
      node: titled('colours', 'Colours', <ColourPicker name={name} colours={colours} />),
    })),
    tow: when(isVan, () => ({
      id: 'tow',
      name: 'Towing',
      node: caravan && titled('tow', 'Can my car tow it?', <TowCheck name={model.name} caravan={caravan} />),
    })),
    safety: when(hasSafety, () => ({
      id: 'safety',
      name: null,
      node: titled('safety', 'Safety', <SafetyPanel safety={safety} />),
    })),
    service: when(service !== null, () => ({
      id: 'service',
      name: 'Servicing',
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
        'Pictures',
        <LateCarousel label={`Pictures of the ${name}`} slides="card">
          {gallery.map(({ url, alt }) => (
            <Picture key={url} url={url} alt={alt} sizes="(min-width: 768px) 400px, 80vw" rounded />
          ))}
        </LateCarousel>,
      ),
    })),
    guide: when(stock.vehicles.length > 0, () => ({
      id: 'guide',
      name: null,
      node: titled('guide', `What a ${model.name} costs here`, <ModelFacts facts={stockGuide(stock)} />),
    })),
    stock: when(stock.vehicles.length > 0, () => ({
      id: 'stock',
      name: 'In stock',
      node: (
        <section className={part} id="stock" aria-label={`${model.name} in stock`}>
          <SectionHeader
            title={stock.count === 1 ? `One ${model.name} in stock` : `${stock.count} ${model.name} in stock`}
            more={
              stock.href && stock.count > stock.vehicles.length ? { href: stock.href, label: 'See all' } : undefined
            }
          />
          <LateGrid vehicles={stock.vehicles} renderedAt={now.getTime()} label={`${model.name} in stock`} />
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
          'Accessories',
          <div className={styles.accessories}>
            <AccessoryRail accessories={accessories.first} href={accessories.href} />
            <p>
              <ButtonLink href={accessories.href} variant="secondary">
                {seeAllWords(accessories)}
              </ButtonLink>
            </p>
          </div>,
        ),
    })),
    offers: when(offers.length > 0, () => ({
      id: 'offers',
      name: 'Offers',
      node: titled(
        'offers',
        offers.length === 1 ? 'What runs now' : `${offers.length} offers run now`,
        <OfferList offers={offers} searchPath={site.paths.search} today={todayAt(site, now)} layout="rows" />,
      ),
    })),
    more: when(Boolean(model.warranty || brochure), () => ({
      id: 'more',
      name: null,
      node: (
        <section className={styles.more} id="more" aria-label="Warranty and brochure">
          {model.warranty && (
            <Disclosure title="Warranty" headingLevel={3}>
              <p>{model.warranty}</p>
            </Disclosure>
          )}
          {brochure && (
            <p>
              <ButtonLink href={brochure.href} download={`${model.slug}.pdf`} variant="secondary" icon="document">
                {brochure.megabytes === null
                  ? 'Download brochure (PDF)'
                  : `Download brochure (PDF, ${brochure.megabytes} MB)`}
              </ButtonLink>
            </p>
          )}
        </section>
      ),
    })),
    enquire: when(model.status !== 'discontinued', () => ({
      id: 'enquire',
      name: 'Enquire',
      node: (
        <section className={panel} id="enquire" aria-label={`Ask about the ${model.name}`}>
          {slots.enquire}
        </section>
      ),
    })),
  };
}

export type PartName = keyof ReturnType<typeof modelParts>;

import type { TemplateName } from '@forecourt/domain';
import { sampleSoldVehicle } from '@forecourt/domain/testing';
import { factsOf } from '../contract/facts.ts';
import type { Template } from '../contract/props.ts';
import { hasId, headingsIn, pageMarkup, tagsIn } from './pageMarkup.tsx';
import { sampleHome, sampleNow, samplePageSite, sampleVehiclePage } from './samples.tsx';

/** One promise of every template. */
export interface TemplateCheck {
  /** What holds. */
  title: string;
  /** @throws with what does not hold */
  check: () => Promise<void>;
}

/** The pages that the checks draw. */
export type CheckedPages = Pick<Template, 'Shell' | 'Home' | 'Vehicle' | 'Contact' | 'NotFound'>;

function demand(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

const demandIds = (html: string, ids: readonly string[]): void => {
  for (const id of ids) demand(hasId(html, id), `There is no element with the id '${id}', to which menus lead.`);
};

function demandOneHeading(html: string, words: string): void {
  const found = headingsIn(html, 1);
  demand(found.length === 1, `There are ${found.length} headings of level 1, not one: ${found.join(' / ')}`);
  demand(found[0]?.includes(words) === true, `The main heading '${found[0]}' does not say '${words}'.`);
}

/**
 * What the platform and its menus rely on in every template, drawn with sample data as a server draws it. Each check
 * runs in any test runner that runs in Node, without an imitated browser: there parts wait for a visitor.
 * @param sample whose sample site and stock the pages get. @default 'franchise'
 * @example it.each(templateContract({ ...templates.franchise, Home: BoutiqueHome }))('$title', ({ check }) => check());
 */
export function templateContract(pages: CheckedPages, sample: TemplateName = 'franchise'): TemplateCheck[] {
  const { Shell, Home, Vehicle, Contact, NotFound } = pages;
  const site = samplePageSite[sample];
  const home = sampleHome(sample);
  const car = sampleVehiclePage(sample);
  return [
    {
      title: 'the home page has one main heading, and a search that needs no script',
      async check() {
        const html = await pageMarkup(site, <Home {...home} />);
        demandOneHeading(html, '');
        const forms = tagsIn(html, 'form').filter((form) => form.includes('role="search"'));
        demand(
          forms.some((form) => form.includes(`action="${site.paths.search}"`)),
          `No form of the role 'search' leads to ${site.paths.search}.`,
        );
      },
    },
    {
      title: 'the home page has the anchors that menus lead to',
      check: async () => demandIds(await pageMarkup(site, <Home {...home} />), ['offers', 'reviews', 'about']),
    },
    {
      title: 'the home page of a dealer with nothing yet has no empty section',
      async check() {
        const bare = { ...site, locations: [], reviews: [], about: '', dealerships: [] };
        const empty = { ...bare, flags: { ...bare.flags, guaranteeStrip: false } };
        const nothing = { facts: factsOf([]), featured: [], justArrived: [], offers: [] };
        const html = await pageMarkup(empty, <Home {...home} {...nothing} site={empty} />);
        const sections = html.split('<section').slice(1);
        const bareOnes = sections.filter((section) => !/<(p|li|a|input|select|button|img)[ >]/.test(section));
        demand(bareOnes.length === 0, `${bareOnes.length} sections have a heading and nothing else.`);
      },
    },
    {
      title: 'the vehicle page names its vehicle once, as the main heading',
      check: async () => demandOneHeading(await pageMarkup(site, <Vehicle {...car} />), car.vehicle.model),
    },
    {
      title: 'the vehicle page has a place for the enquiry, the repayments and the map, and the anchors of the buttons',
      async check() {
        const slots = { ...car.slots, calculator: <p>The repayments.</p>, viewed: <p>Seen before.</p> };
        const html = await pageMarkup(site, <Vehicle {...car} slots={slots} />);
        demandIds(html, ['enquire', 'repayments', 'vehicle-map']);
        demand(html.includes('name="message"'), 'The enquiry form of the slot is not shown.');
        for (const words of ['The repayments.', 'Seen before.'])
          demand(html.includes(words), `What a slot brings is not shown: '${words}'`);
      },
    },
    {
      title: 'the page of a sold vehicle says so, and takes an enquiry still',
      async check() {
        const html = await pageMarkup(site, <Vehicle {...car} vehicle={sampleSoldVehicle} />);
        demandOneHeading(html, sampleSoldVehicle.model);
        demandIds(html, ['enquire']);
        demand(/sold/i.test(html), 'Nothing says that the vehicle is sold.');
      },
    },
    {
      title: 'the contact page has the anchors that menus lead to',
      async check() {
        const html = await pageMarkup(site, <Contact site={site} now={sampleNow} slots={{ form: <form /> }} />);
        demandIds(html, ['locations', 'enquire']);
      },
    },
    {
      title: 'the shell has a way past the menu, and the page within its main landmark',
      async check() {
        const page = <NotFound site={site} />;
        const html = await pageMarkup(
          site,
          <Shell site={site} year={2026}>
            {page}
          </Shell>,
        );
        demand(html.includes('href="#main"'), 'There is no link past the menu.');
        demandIds(html, ['main']);
        demand(html.includes(site.name), 'The dealer is not named.');
      },
    },
  ];
}

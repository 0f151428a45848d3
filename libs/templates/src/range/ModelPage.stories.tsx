import { cents } from '@forecourt/domain';
import { sampleOffer } from '@forecourt/offers/testing';
import { cappedServiceOf, modelActions } from '@forecourt/range/model';
import {
  sampleAccessories,
  sampleDiscontinuedModel,
  sampleModel,
  sampleServiceProgramme,
  sampleUpcomingModel,
} from '@forecourt/range/testing';
import { Button, Heading } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, samplePageSite, sampleStock } from '../testing/index.ts';
import { ModelPage } from './ModelPage.tsx';

const pages = { testDrive: '/book-test-drive', enquiry: '/enquiries/new-vehicle-enquiry' };
const actionsOf = (model: typeof sampleModel, count: number) =>
  modelActions(model, { pages, searchPath: '/search', count });
const vehicles = sampleStock.franchise.slice(0, 3);

const meta = {
  title: 'Templates/ModelPage',
  tags: ['picture', 'whole-page'],
  component: ModelPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    model: sampleModel,
    now: sampleNow,
    trail: [
      { name: 'Home', href: '/' },
      { name: 'Models', href: '/models' },
    ],
    actions: actionsOf(sampleModel, 12),
    stock: {
      vehicles,
      count: 12,
      href: '/search/toyota/rav4',
      prices: { min: cents(24_990), max: cents(62_880) },
      years: { min: 2018, max: 2026 },
    },
    successor: null,
    service: {
      name: sampleServiceProgramme.name,
      terms: cappedServiceOf(sampleServiceProgramme, 'RAV4'),
      conditions: sampleServiceProgramme.conditions,
    },
    accessories: { count: 38, href: '/rav4/accessories', first: sampleAccessories.slice(0, 3) },
    offers: [sampleOffer],
    slots: {
      enquire: (
        <>
          <Heading level={2} size="title">
            Ask about the RAV4
          </Heading>
          <Button>Send enquiry</Button>
        </>
      ),
    },
  },
} satisfies Meta<typeof ModelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const noStock = { vehicles: [], count: 0, href: null, prices: null, years: null };
const nothing = { stock: noStock, service: null, accessories: null, offers: [] };

export const Franchise: Story = {};
export const SoldOut: Story = { args: { actions: actionsOf(sampleModel, 0), stock: { ...noStock, href: '/search' } } };
export const Upcoming: Story = {
  args: { ...nothing, model: sampleUpcomingModel, actions: actionsOf(sampleUpcomingModel, 0) },
};
export const Discontinued: Story = {
  args: {
    ...nothing,
    model: sampleDiscontinuedModel,
    actions: actionsOf(sampleDiscontinuedModel, 2),
    successor: { name: 'Toyota GR86', href: '/models/toyota-gr86' },
  },
};

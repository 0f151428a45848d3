import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServicePrices } from './ServicePrices.tsx';

const service = { price: 25_000, years: 5, services: 5, every_months: 12, every_km: 15_000, up_to_km: 75_000 };

const meta = {
  title: 'Range/ServicePrices',
  tags: ['picture'],
  component: ServicePrices,
  args: {
    name: 'Toyota Service Advantage',
    models: [
      { name: 'Corolla', service: { ...service, price: 24_500 } },
      { name: 'RAV4', service: { ...service, price: 26_000 } },
      { name: 'HiLux', service: { ...service, price: 29_000, years: 3, services: 6, every_months: 6 } },
    ],
    conditions: 'Not included: tyres, brake pads and batteries.',
  },
} satisfies Meta<typeof ServicePrices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { models: meta.args.models.slice(0, 1) } };

/** A model with another model's interval: the table leaves it out. */
export const WithoutInterval: Story = {
  args: { models: [{ name: 'Coaster', service: { ...service, years: 3, services: 7 } }] },
};

export const Empty: Story = { args: { models: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkshopSections } from './WorkshopSections.tsx';

const service = { price: 25_000, years: 5, services: 5, every_months: 12, every_km: 15_000, up_to_km: 75_000 };

const meta = {
  title: 'Templates/Sections/WorkshopSections',
  component: WorkshopSections,
  parameters: { layout: 'fullscreen' },
  args: {
    askHref: '#form',
    workshop: {
      inclusions: [
        { name: 'Safety check', text: 'Brakes, tyres, lights and belts, written down.' },
        { name: 'Wash and vacuum', text: '' },
      ],
      ways: [
        { way: 'loan-car', text: 'Ask for one when you book: we have six.' },
        { way: 'wait', text: 'Desks, coffee and a corner for children.' },
      ],
      price_note: '',
    },
    prices: { name: 'Toyota Service Advantage', models: [{ name: 'RAV4', service }] },
  },
} satisfies Meta<typeof WorkshopSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No manufacturer with capped service prices. */
export const WithoutPrices: Story = {
  args: {
    prices: null,
    workshop: { inclusions: [], ways: [], price_note: 'Any make: we quote by plate before you book.' },
  },
};

export const Empty: Story = { args: { prices: null, workshop: null } };

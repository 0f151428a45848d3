import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { TestSite } from '@forecourt/ui/testing';
import { emptyGarage, sampleGarage } from '../../testing/index.ts';
import { GaragePage } from './GaragePage.tsx';
import { GarageSection } from './GarageSection.tsx';

const meta = {
  title: 'Shopper/GaragePage',
  tags: ['picture'],
  component: GaragePage,
  args: sampleGarage,
  decorators: [
    (Story) => (
      <TestSite flags={{ watchlist: true }}>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof GaragePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: emptyGarage, tags: ['axe'] };
export const Error: Story = {
  args: { vehicles: null, reservations: null, enquiries: null, searches: null },
  tags: ['axe'],
};
export const WithSlots: Story = {
  args: {
    valuations: (
      <GarageSection title="Trade-in valuations">
        <Text>2016 Mazda 3, 1ABC 234: $12,000 to $14,500</Text>
      </GarageSection>
    ),
    details: <Text>Forms on this device fill in Robin Nguyen.</Text>,
  },
};
export const LongText: Story = {
  args: {
    searches: [
      {
        id: 's-1',
        name: 'Every seven-seat hybrid with a tow bar, three rows and less than forty thousand kilometres',
        path: '/search',
      },
    ],
    enquiries: [
      {
        id: 'e-1',
        category: 'Vehicle Enquiry',
        subcategory: null,
        sent: 'Wednesday 25 November 2026, 10:05 am',
        vehicle: {
          name: '2018 Toyota LandCruiser Prado Kakadu with everything that could be ordered',
          href: '/cars/prado',
        },
      },
    ],
  },
};

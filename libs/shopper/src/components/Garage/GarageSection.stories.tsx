import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteLink, Text } from '@forecourt/ui';
import { GarageSection } from './GarageSection.tsx';

const meta = {
  title: 'Shopper/GarageSection',
  component: GarageSection,
  args: { title: 'Trade-in valuations', children: <Text>2016 Mazda 3: $12,000 to $14,500</Text> },
} satisfies Meta<typeof GarageSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMore: Story = { args: { more: <SiteLink href="/trade-in">Value another car</SiteLink> } };
export const Empty: Story = { args: { empty: 'No valuations yet. What you have valued is listed here.' } };
export const Error: Story = { args: { hasFailed: true }, tags: ['axe'] };

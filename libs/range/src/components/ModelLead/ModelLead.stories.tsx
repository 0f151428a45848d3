import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDiscontinuedModel, sampleModel, sampleUpcomingModel } from '../../testing/index.ts';
import { ModelLead } from './ModelLead.tsx';

const meta = {
  title: 'Range/ModelLead',
  tags: ['picture'],
  component: ModelLead,
  args: {
    model: sampleModel,
    actions: [
      { label: 'Book a test drive', href: '/book-test-drive' },
      { label: 'See our stock (12)', href: '/search' },
    ],
  },
} satisfies Meta<typeof ModelLead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = {
  args: { model: sampleUpcomingModel, actions: [{ label: 'Register your interest', href: '#enquire' }] },
};
export const Discontinued: Story = {
  args: {
    model: sampleDiscontinuedModel,
    actions: [{ label: 'See used 86', href: '/search' }],
    successor: { name: 'Toyota GR86', href: '/models/toyota-gr86' },
  },
};
export const LongText: Story = {
  args: { model: { ...sampleModel, name: 'LandCruiser Prado Kakadu Horizon Limited Edition' } },
};

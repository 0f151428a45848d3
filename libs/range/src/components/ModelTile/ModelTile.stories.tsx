import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDiscontinuedModel, sampleModel, sampleUpcomingModel } from '../../testing/index.ts';
import { ModelTile } from './ModelTile.tsx';

const meta = {
  title: 'Range/ModelTile',
  tags: ['picture'],
  component: ModelTile,
  args: { model: sampleModel, stockHref: '/search/toyota/rav4' },
} satisfies Meta<typeof ModelTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { layout: 'row' }, tags: ['axe'] };
export const Upcoming: Story = { args: { model: sampleUpcomingModel, stockHref: null } };
export const Discontinued: Story = { args: { model: sampleDiscontinuedModel } };
export const WithoutPicture: Story = { args: { model: { ...sampleModel, image: null } } };
export const LongText: Story = {
  args: {
    model: {
      ...sampleModel,
      name: 'LandCruiser Prado Kakadu Horizon Limited Edition',
      lead: 'A hybrid SUV for seven with two or four driven wheels, three rows that people fit in, and a tailgate that opens by itself.',
    },
  },
};

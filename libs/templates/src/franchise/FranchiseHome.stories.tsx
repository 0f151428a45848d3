import type { Meta, StoryObj } from '@storybook/react-vite';
import { factsOf } from '../contract/facts.ts';
import { Shell } from '../pages/Shell.tsx';
import { sampleHome } from '../testing/index.ts';
import { FranchiseHome } from './FranchiseHome.tsx';

const meta = {
  title: 'Templates/Franchise/Home',
  component: FranchiseHome,
  parameters: { layout: 'fullscreen' },
  args: sampleHome('franchise'),
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof FranchiseHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: {
    site: { ...sampleHome('franchise').site, reviews: [], about: '' },
    facts: factsOf([]),
    featured: [],
    justArrived: [],
    offers: [],
  },
};

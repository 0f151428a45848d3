import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Content/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    trail: [
      { name: 'Home', href: '/' },
      { name: 'Search', href: '/search' },
    ],
    current: '2023 Toyota RAV4 GXL',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Beside another link: one line on a phone too. */
export const OneLine: Story = { args: { oneLine: true } };

export const LongText: Story = {
  args: { current: '2018 Toyota LandCruiser Prado Kakadu with a name long enough to wrap on every phone there is' },
};

import { accessoriesOf } from '@forecourt/range/model';
import { sampleAccessories, sampleModel } from '@forecourt/range/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { AccessoriesPage } from './AccessoriesPage.tsx';

const meta = {
  title: 'Templates/AccessoriesPage',
  component: AccessoriesPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    model: sampleModel,
    groups: accessoriesOf(sampleModel, sampleAccessories),
    action: '/vehicle-parts-and-accessories',
    trail: [{ name: 'Home', href: '/' }],
  },
} satisfies Meta<typeof AccessoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { groups: [] } };

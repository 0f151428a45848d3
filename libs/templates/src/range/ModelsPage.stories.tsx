import { sampleModels, sampleVan } from '@forecourt/range/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { CaravanModelsPage, GroupModelsPage, ModelsPage } from './ModelsPage.tsx';

const meta = {
  title: 'Templates/ModelsPage',
  component: ModelsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    title: 'The Toyota range',
    text: 'Hatches, hybrids and utes.',
    trail: [{ name: 'Home', href: '/' }],
    chips: [
      { name: 'All', href: '/models', count: 6, isCurrent: true },
      { name: 'Cars', href: '/models?body=cars', count: 2, isCurrent: false },
    ],
    sections: [{ name: null, models: sampleModels }],
    stockHref: ({ status }) => (status === 'coming_soon' ? null : '/search'),
  },
} satisfies Meta<typeof ModelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Franchise: Story = {};
export const Group: Story = {
  args: {
    title: 'All models',
    sections: [
      { name: 'Toyota', models: sampleModels.slice(0, 3) },
      { name: 'Jayco', models: [sampleVan] },
    ],
  },
  render: (args) => <GroupModelsPage {...args} site={samplePageSite.group} />,
};
export const Caravan: Story = {
  args: { title: 'The Jayco range', sections: [{ name: null, models: [sampleVan] }] },
  render: (args) => <CaravanModelsPage {...args} site={samplePageSite.caravan} />,
};
export const Empty: Story = { args: { sections: [] } };

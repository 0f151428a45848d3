import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleModel, sampleModels, sampleVan } from '../../testing/index.ts';
import { ModelList } from './ModelList.tsx';

const chip = (name: string, count: number, isCurrent = false) => ({
  name,
  href: `/models?body=${name.toLowerCase()}`,
  count,
  isCurrent,
});

const meta = {
  title: 'Range/ModelList',
  tags: ['picture'],
  component: ModelList,
  args: {
    chips: [chip('All', 6, true), chip('Cars', 2), chip('Electrified', 1), chip('Upcoming', 1)],
    sections: [{ name: null, models: sampleModels }],
    stockHref: ({ status }) => (status === 'coming_soon' ? null : '/search'),
  },
} satisfies Meta<typeof ModelList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneModel: Story = { args: { chips: [], sections: [{ name: null, models: [sampleModel] }] } };
export const ByMake: Story = {
  tags: ['axe'],
  args: {
    sections: [
      { name: 'Toyota', models: sampleModels },
      { name: 'Jayco', models: [sampleVan] },
    ],
  },
};

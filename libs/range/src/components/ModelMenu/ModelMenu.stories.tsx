import type { Meta, StoryObj } from '@storybook/react-vite';
import { modelMenuOf } from '../../model/modelMenu.ts';
import { sampleManufacturer, sampleModels } from '../../testing/index.ts';
import { ModelMenuPanel } from './ModelMenuPanel.tsx';

const meta = {
  title: 'Range/ModelMenu',
  component: ModelMenuPanel,
  args: {
    menu: modelMenuOf(sampleModels, [sampleManufacturer], { searchPath: '/search', countOf: () => 1 }),
    allHref: '/models',
  },
} satisfies Meta<typeof ModelMenuPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Drawer: Story = { args: { layout: 'drawer' }, tags: ['axe'] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolveNavigation } from '../../model/index.ts';
import { sampleContentSite, sampleModels } from '../../testing/index.ts';
import { MenuButton, MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Content/MobileMenu',
  component: MobileMenu,
  args: { items: resolveNavigation(sampleContentSite, sampleModels) },
  render: (args) => (
    <>
      <MenuButton items={args.items} />
      <MobileMenu {...args} />
    </>
  ),
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

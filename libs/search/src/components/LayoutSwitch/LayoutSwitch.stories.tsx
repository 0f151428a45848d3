import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayout } from './useLayout.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';

const meta = {
  title: 'Search/LayoutSwitch',
  component: LayoutSwitch,
  args: { layout: 'grid', onLayoutChange: () => undefined },
  render: function Render(args) {
    const [layout, setLayout] = useLayout(args.layout);
    return <LayoutSwitch layout={layout} onLayoutChange={setLayout} />;
  },
} satisfies Meta<typeof LayoutSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const List: Story = { args: { layout: 'list' }, render: (args) => <LayoutSwitch {...args} /> };

import { Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoldedSection } from './FoldedSection.tsx';

const meta = {
  title: 'Templates/Sections/FoldedSection',
  component: FoldedSection,
  args: {
    id: 'vehicle-map',
    title: 'Where to see it',
    note: 'Harbour Toyota Sales, 212 Queen Victoria Street, Fremantle WA 6160',
    children: <Text>Open now, closes 5:30 pm</Text>,
  },
} satisfies Meta<typeof FoldedSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { open: true } };

/** Without content there is no section. */
export const Empty: Story = { args: { children: null } };

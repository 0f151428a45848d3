import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceChoices } from './PlaceChoices.tsx';

const choices = ['All', 'Sales', 'Service', 'Parts'].map((label, place) => ({
  label,
  href: `/locations?department=${label.toLowerCase()}`,
  isChosen: place === 1,
}));

const meta = {
  title: 'Locations/PlaceChoices',
  component: PlaceChoices,
  args: { label: 'Department', choices },
} satisfies Meta<typeof PlaceChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { choices: [] } };

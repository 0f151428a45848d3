import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocationsBanner } from './LocationsBanner.tsx';

const meta = {
  title: 'Content/LocationsBanner',
  component: LocationsBanner,
  args: { title: '3 Big Locations', cities: ['Springwood', 'Ipswich', 'Penrith'], href: '/contact#locations' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LocationsBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { title: 'Find Us Here', cities: ['Fremantle'] } };

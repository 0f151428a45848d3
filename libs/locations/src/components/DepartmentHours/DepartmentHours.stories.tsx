import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocations, sampleOpenNow } from '../../testing/index.ts';
import { DepartmentHours } from './DepartmentHours.tsx';

const meta = {
  title: 'Locations/DepartmentHours',
  component: DepartmentHours,
  args: { locations: sampleLocations.slice(0, 2), now: sampleOpenNow },
} satisfies Meta<typeof DepartmentHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneDepartment: Story = { args: { locations: sampleLocations.slice(0, 1) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageVehicle } from '../../model/pageVehicle.ts';
import { longVehicle, samplePage, samplePhone, sampleSoldVehicle } from '../../testing/index.ts';
import { CallNow } from '../CallNow/CallNow.tsx';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Vehicle/StickyBar',
  tags: ['picture'],
  component: StickyBar,
  args: { vehicle: samplePage, call: <CallNow phone={samplePhone('bar')} /> },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '300vh' }}>
        <p>Scroll down: the bar comes once the buttons of the page are gone.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { call: null } };
export const Sold: Story = { args: { vehicle: pageVehicle(sampleSoldVehicle) } };
export const LongText: Story = { args: { vehicle: pageVehicle(longVehicle) } };

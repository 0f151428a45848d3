import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerWith, sampleLiveAnswer, samplePage } from '../../testing/index.ts';
import { LivePrice } from '../LivePrice/LivePrice.tsx';
import { ReservedLine } from '../ReservedLine/ReservedLine.tsx';
import { ViewCount } from '../ViewCount/ViewCount.tsx';
import { LiveVehicle } from './LiveVehicle.tsx';

const meta = {
  title: 'Vehicle/LiveVehicle',
  component: LiveVehicle,
  args: { vehicle: { ...samplePage, id: 'car-live' } },
  decorators: [
    (Story, { args: { vehicle } }) => (
      <>
        <Story />
        <LivePrice vehicle={vehicle} />
        <ReservedLine vehicleId={vehicle.id} timeZone="Australia/Perth" />
        <ViewCount vehicleId={vehicle.id} views={214} />
      </>
    ),
  ],
  beforeEach: () => answerWith(200, sampleLiveAnswer(samplePage)),
} satisfies Meta<typeof LiveVehicle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  tags: ['axe'],
  args: { vehicle: { ...samplePage, id: 'car-live-error' } },
  beforeEach: () => answerWith(500, {}),
};
export const ReservedAndReduced: Story = {
  args: { vehicle: { ...samplePage, id: 'car-live-held' } },
  beforeEach: () =>
    answerWith(
      200,
      sampleLiveAnswer(samplePage, {
        reserved: true,
        reserved_until: '2026-11-28T06:15:00Z',
        price: 3_999_000,
        before_price: 4_299_000,
      }),
    ),
};

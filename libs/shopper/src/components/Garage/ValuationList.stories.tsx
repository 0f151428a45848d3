import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValuationList } from './ValuationList.tsx';

const meta = {
  title: 'Shopper/ValuationList',
  component: ValuationList,
  args: {
    valuations: [
      { id: 'v-1', name: '2019 Mazda CX-5 Akera', rego: '1ABC234', value: '$17,000 to $19,900', state: 'accepted' },
      { id: 'v-2', name: '2012 Ford Falcon', rego: null, value: 'We’ll appraise it in person.', state: 'asked' },
    ],
  },
} satisfies Meta<typeof ValuationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

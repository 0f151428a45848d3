import type { Meta, StoryObj } from '@storybook/react-vite';
import { BodyShape } from './BodyShape.tsx';
import { bodyShapes } from './bodyShapes.ts';

const meta = {
  title: 'Content/BodyShape',
  component: BodyShape,
  args: { body: 'SUV', width: 160 },
} satisfies Meta<typeof BodyShape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryShape: Story = {
  render: ({ width }) => (
    <>
      {Object.keys(bodyShapes).map((body) => (
        <BodyShape key={body} body={body} width={width} />
      ))}
    </>
  ),
};

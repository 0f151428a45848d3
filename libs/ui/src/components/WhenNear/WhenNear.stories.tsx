import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Notice } from '../Notice/Notice.tsx';
import { WhenNear } from './WhenNear.tsx';

const meta = {
  title: 'UI/WhenNear',
  component: WhenNear,
  args: {
    children: (
      <Notice tone="info" title="Also in stock">
        Live when it is near.
      </Notice>
    ),
  },
} satisfies Meta<typeof WhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSight: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Live when it is near.')).toBeVisible();
  },
};

/** A part more than a screen below waits until the visitor scrolls there. */
export const FarBelow: Story = {
  render: ({ children }) => (
    <>
      <div style={{ blockSize: '400vh' }}>Scroll down</div>
      <WhenNear>{children}</WhenNear>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Live when it is near.')).toBeNull();
    canvasElement.lastElementChild?.scrollIntoView({ block: 'end' });
    await expect(await canvas.findByText('Live when it is near.')).toBeVisible();
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
  },
};

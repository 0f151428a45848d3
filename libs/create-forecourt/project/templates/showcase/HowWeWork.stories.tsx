import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@forecourt/domain/testing';
import { HowWeWork } from './HowWeWork.tsx';

const meta: Meta<typeof HowWeWork> = {
  component: HowWeWork,
  parameters: { layout: 'fullscreen' },
  args: { site: sampleSite },
};
export default meta;

export const ThreeSteps: StoryObj<typeof HowWeWork> = {};

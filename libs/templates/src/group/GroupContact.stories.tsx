import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@forecourt/ui';
import { Shell } from '../pages/Shell.tsx';
import { sampleNow, samplePageSite } from '../testing/index.ts';
import { GroupContact } from './GroupContact.tsx';

const meta = {
  title: 'Templates/Group/Contact',
  component: GroupContact,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.group,
    now: sampleNow,
    slots: { form: <TextField label="Name" name="name" required /> },
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof GroupContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentLink } from './ConsentLink.tsx';

function Shown({ measurementId }: { measurementId: string | null }) {
  return (
    <SiteProvider site={{ ...sampleSite, analytics: { ...sampleSite.analytics, measurementId } }}>
      <ConsentLink />
    </SiteProvider>
  );
}

const meta = { title: 'Content/ConsentLink', component: Shown } satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { measurementId: 'G-ABC1234567' } };

export const NothingToChoose: Story = {
  args: { measurementId: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

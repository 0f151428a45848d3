import { formatMoney } from '@forecourt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modelChoices } from '../../model/modelChoices.ts';
import { sampleModel } from '../../testing/index.ts';
import { ModelChoice } from './ModelChoice.tsx';
import { ModelPictures } from './ModelPictures.tsx';

const choices = modelChoices(sampleModel)!;

const meta = {
  title: 'Range/ModelChoice',
  tags: ['picture'],
  component: ModelChoice,
  subcomponents: { ModelPictures },
  args: {
    choices,
    state: 'WA',
    action: '/book-test-drive',
    actionLabel: 'Book a test drive',
    includes: sampleModel.price_includes,
    weekly: (price) => <p>or {formatMoney(Math.ceil(price / 20_000) * 100)} per week for 5 years</p>,
    weeklyNote: <p>What must be read with a rate.</p>,
  },
  render: (args) => (
    <>
      <ModelPictures
        colours={args.choices.colours}
        url={sampleModel.image}
        alt="Toyota RAV4"
        sizes="100vw"
        ratio="3/2"
      />
      <ModelChoice {...args} />
    </>
  ),
} satisfies Meta<typeof ModelChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFinance: Story = { args: { weekly: undefined, weeklyNote: undefined } };
export const OneGradeWithoutColours: Story = {
  args: { choices: modelChoices({ ...sampleModel, variants: sampleModel.variants.slice(0, 1), colours: [] })! },
};

import { sampleSite } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '@forecourt/ui';
import { heldAnswer } from '@forecourt/ui/testing';
import { expect, userEvent, within } from 'storybook/test';
import { emptyFormState } from '../../model/formState.ts';
import { tradeInFaq } from '../../model/tradeInFaq.ts';
import { sampleFoundCar, sampleNoCar, sampleValuedCar } from '../../testing/tradeInSamples.ts';
import { TradeInPictures } from '../TradeInPictures/TradeInPictures.tsx';
import type { FormAction } from '../Form/Form.tsx';
import { TradeInFlow } from './TradeInFlow.tsx';

const keep: FormAction = (state) => Promise.resolve(state);
const held = heldAnswer(emptyFormState);

const meta = {
  title: 'Forms/TradeInFlow',
  tags: ['picture'],
  component: TradeInFlow,
  args: {
    site: sampleSite,
    heading: 'Value my trade-in',
    car: sampleNoCar,
    step: null,
    base: '/trade-in',
    action: keep,
    pictures: <TradeInPictures pictures={[]} back="/trade-in?step=offer" />,
    faq: tradeInFaq().map(({ question, answer }) => (
      <Disclosure key={question} title={question} headingLevel={3}>
        {answer}
      </Disclosure>
    )),
  },
} satisfies Meta<typeof TradeInFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = { args: { car: sampleFoundCar }, tags: ['axe'] };
export const NotFound: Story = {
  args: {
    car: { ...sampleNoCar, rego: 'ZZZ123', regoState: 'VIC', lookup: 'not-found' },
  },
};
export const LookUpDown: Story = {
  args: { car: { ...sampleNoCar, rego: '1ABC234', regoState: 'WA', lookup: 'unavailable' } },
};
export const Condition: Story = { args: { car: { ...sampleValuedCar, answers: {}, result: null } }, tags: ['axe'] };
export const Estimate: Story = { args: { car: sampleValuedCar }, tags: ['axe'] };
export const AppraisalNeeded: Story = {
  args: { car: { ...sampleValuedCar, kms: 180_000, result: { kind: 'appraisal', reason: 'kms' } } },
};
export const Towards: Story = { args: { towards: '2024 Toyota RAV4 GXL', base: '/cars/trade-in?car_id=rav4' } };
export const VehicleGone: Story = {
  args: { notice: 'You can’t trade in for 2024 Toyota RAV4 GXL online just now, but we’ll still value your car.' },
};
export const Error: Story = {
  args: {
    action: (): ReturnType<FormAction> =>
      Promise.resolve({
        values: { rego: 'ABC1234', regoState: 'NSW' },
        fieldErrors: { rego: 'Number plates in NSW have up to 6 letters and numbers, like ABC 12D.' },
        error: null,
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number plate' }), 'ABC1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Number plate' })).toHaveValue('ABC1234');
  },
};
export const Failure: Story = {
  tags: ['axe'],
  args: {
    state: { values: null, fieldErrors: {}, error: 'We could not save this just now. Please try again in a minute.' },
  },
};
export const Loading: Story = {
  args: { action: held.give },
  beforeEach: held.hold,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }));
    await expect(await canvas.findByRole('button', { name: 'Find my car', busy: true })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    heading: 'Find out what the car that has been with you for so long is worth to us today',
    car: {
      ...sampleValuedCar,
      vehicle: {
        make: 'Mercedes-Benz Commercial Vehicles',
        model: 'Sprinter Panel Van Extra Long Wheelbase',
        year: 2022,
        badge: '519CDI High Roof with a second sliding door',
        body: 'Panel van',
      },
    },
  },
};

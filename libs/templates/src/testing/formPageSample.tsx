import { sampleNow } from '@forecourt/content/testing';
import type { TemplateName } from '@forecourt/domain';
import { Button, Heading, TextAreaField, TextField } from '@forecourt/ui';
import type { FormPageProps } from '../contract/formPage.ts';
import { samplePageSite } from './samples.tsx';

const form = (
  <form aria-labelledby="sample-form">
    <Heading level={2} size="title" id="sample-form">
      Book a service
    </Heading>
    <TextField label="First name" name="name" required />
    <TextField label="Rego" name="Rego" />
    <TextAreaField label="Comments" name="message" required />
    <Button type="submit">Ask for a booking</Button>
  </form>
);

/** All props of a form page, for each template. */
export function sampleFormPage(template: TemplateName): FormPageProps {
  return {
    site: samplePageSite[template],
    now: sampleNow,
    title: 'Servicing by people who know your car',
    intro: 'Tell us what your car needs and when it suits you. We agree on a time and a price before we start.',
    block: 'service',
    steps: [
      { title: 'You send the form', text: 'It takes about two minutes, and nothing is charged.' },
      { title: 'We call you', text: 'Within one business day, to agree on a time and a price.' },
      { title: 'You come in', text: 'The bay is yours at the time we agreed on.' },
    ],
    benefits: [
      { icon: 'wrench', title: 'Our own workshop', text: 'Technicians who see your kind of vehicle every day.' },
      {
        icon: 'tag',
        title: 'One price, told before',
        text: 'We call you before anything is done that you did not ask for.',
      },
      { icon: 'clock', title: 'Drop off early', text: 'Leave the keys in the box, the form is all we need.' },
    ],
    faq: [
      { question: 'Does a service here keep my warranty?', answer: 'Yes. We stamp the logbook and keep a record.' },
      { question: 'Can I wait for it?', answer: 'A logbook service takes about two hours. There is coffee.' },
    ],
    slots: { form },
  };
}

import { expect, it } from 'vitest';
import { formSettings } from '../../model/formSettings.ts';
import { standardForms, type StandardFormId } from '../../model/forms/standardForms.ts';
import { readForm } from '../../model/readForm.ts';
import { sampleAnswers, sampleGroupSite } from '../../testing/index.ts';
import { sentAnswers } from './sentAnswers.ts';

it.each(Object.keys(standardForms) as StandardFormId[])(
  '[FORM-10] what a browser sends of a good form is good for the server, too: %s',
  (id) => {
    const form = standardForms[id];
    const settings = formSettings(sampleGroupSite, form);
    const read = (values: Record<string, unknown>) => {
      const reading = readForm(form, values, settings);
      if (!reading.ok) throw new Error(reading.error);
      return reading.values;
    };
    const checked = read(sampleAnswers(form, settings));
    expect(read(sentAnswers(form, checked))).toEqual(checked);
  },
);

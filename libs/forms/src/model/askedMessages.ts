import { sameWords, yesOrNo } from '@forecourt/domain/answers';
import { dataMessages, type MessageTable } from '@forecourt/domain/messages';
import { enquiryCategories } from './categories.ts';
import type { FormRegistry } from './forms/standardForms.ts';
import { tradeInForm, tradeInSteps } from './tradeInForms.ts';
import { usualQuestions } from './tradeInRules.ts';

/** Everything that forms ask and say, as messages that a site may say in its own words. @param forms those of a host */
export function formsMessages(forms: FormRegistry): MessageTable {
  const valued = tradeInSteps.map((step) => {
    const { fields, ...form } = tradeInForm(step, { questions: usualQuestions, isFound: false, year: 0 });
    // What is said of a year depends on the current one, and is a message of its own.
    return {
      ...form,
      fields: fields.map((field) => ({ ...field, ...(field.name === 'year' && { message: undefined }) })),
    };
  });
  return dataMessages([Object.values(forms), valued, sameWords(enquiryCategories), sameWords(yesOrNo)]);
}

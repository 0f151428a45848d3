import { expect, it } from 'vitest';
import { contactChoices, termsQuestion, visitorQuestions } from '../answers/index.ts';
import { dataMessages, questionKey, worded } from './dataWords.ts';

it.each([
  ['First name', 'question.firstName'],
  ['Do you have a trade-in?', 'question.doYouHaveATradeIn'],
  ['Choose what you’d like.', 'question.chooseWhatYoudLike'],
  ['1 to 2 years', 'question.1To2Years'],
  ['one two three four five six seven eight nine ten eleven', 'question.oneTwoThreeFourFiveSixSevenEightNineTen'],
  ['10', null],
  ['…', null],
])('names the text %s by its first words', (text, key) => {
  expect(questionKey(text, 'label')).toBe(key);
});

it('tells what is said of an answer from what is asked', () => {
  expect(questionKey('Choose a place.', 'message')).toBe('answer.chooseAPlace');
});

it('finds every text of questions that visitors read, and nothing else', () => {
  expect(dataMessages([visitorQuestions.name, { options: contactChoices, name: 'method', default: 'Phone' }])).toEqual({
    'question.firstName': 'First name',
    'answer.enterYourFirstName': 'Enter your first name.',
    'question.phone': 'Phone',
    'question.email': 'Email',
    'question.sms': 'SMS',
  });
});

it('says questions in the words of a site, and leaves names, values and conditions as they are', () => {
  const asked = { ...termsQuestion, options: contactChoices, when: { field: 'label', is: ['Phone'] } };
  const messages = { 'question.iAgreeToTheTermsOfUse': 'I am happy with the terms', 'question.phone': 'Call me' };
  expect(worded(asked, messages)).toEqual({
    ...asked,
    label: 'I am happy with the terms',
    options: [{ value: 'Phone', label: 'Call me' }, ...contactChoices.slice(1)],
  });
  expect(worded(asked, { 'mail.call': 'Ring' })).toBe(asked);
});

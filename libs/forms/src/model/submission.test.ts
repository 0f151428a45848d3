import { formErrorMessages, platformWords, wordsOf } from '@forecourt/domain/messages';
import { describe, expect, it } from 'vitest';
import { errorList, formErrorMessage, leadErrorMessage, successTarget } from './submission.ts';

const say = platformWords(formErrorMessages);

describe('after sending a form', () => {
  it('[FORM-16] shows the server’s message, or the fixed one', () => {
    expect(leadErrorMessage({ error: 'That car is not on this site.' }, say)).toBe('That car is not on this site.');
    for (const answer of [{}, { error: ' ' }, null, undefined]) {
      expect(leadErrorMessage(answer, say)).toBe('An unexpected error occured');
    }
  });

  it('[FORM-17] shows the error’s message, or the fixed one', () => {
    expect(formErrorMessage(new Error('Failed to fetch'), say)).toBe('Failed to fetch');
    for (const error of [new Error(''), undefined, {}, null]) {
      expect(formErrorMessage(error, say)).toBe('An error occurred when submitting this form');
    }
    expect(errorList({ name: 'A', email: 'B', phone: 'A' })).toEqual(['A', 'B']);
  });

  it('says what went wrong in the words of the site', () => {
    const own = wordsOf(formErrorMessages, {
      messages: { 'formError.unexpected': 'Auē', 'formError.notSent': 'Kāore i tukuna' },
    });
    expect(leadErrorMessage(null, own)).toBe('Auē');
    expect(formErrorMessage(null, own)).toBe('Kāore i tukuna');
  });

  it('goes to the path of the answer, but never off the site', () => {
    expect(successTarget({})).toBeNull();
    expect(successTarget({ lead_id: '1', redirect: '/finance/thanks?a=b' })).toEqual({
      lead_id: '1',
      path: '/finance/thanks?a=b',
    });
    expect(successTarget({ lead_id: '1', redirect: null })).toEqual({ lead_id: '1', path: null });
    for (const redirect of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/\t/evil',
      undefined,
    ]) {
      expect(successTarget({ lead_id: '1', redirect })).toEqual({ lead_id: '1', path: '/success' });
    }
  });
});

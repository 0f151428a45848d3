import { expect, it } from 'vitest';
import { editorOf, siteEditorsSchema } from './siteEditors.ts';

const dana = { name: 'Dana Whitcombe', mobile: '0491 570 156' };

it('finds an editor by the number that a sign-in proved, however the file writes it', () => {
  expect(editorOf({ editors: [dana] }, '+61491570156')).toBe(dana);
  expect(editorOf({ editors: [dana] }, '+61491570157')).toBeNull();
  expect(editorOf({ editors: [] }, '+61491570156')).toBeNull();
});

it.each([
  ['a landline', [{ ...dana, mobile: '08 9335 0100' }]],
  ['a number of another country', [{ ...dana, mobile: '+1 212 555 0100' }]],
  ['no name', [{ ...dana, name: ' ' }]],
  ['one number for two', [dana, { name: 'Sam', mobile: '+61 491 570 156' }]],
])('refuses %s', (_, editors) => {
  expect(siteEditorsSchema.safeParse(editors).success).toBe(false);
});

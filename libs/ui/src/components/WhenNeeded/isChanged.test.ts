import { afterEach, describe, expect, it } from 'vitest';
import { isChanged, type Control } from './isChanged.ts';

function control(html: string): Control {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Control;
}

afterEach(() => {
  document.body.innerHTML = '';
});

const option = '<option>New</option><option selected>Used</option>';

describe('isChanged', () => {
  it.each([
    '<input value="30,000">',
    '<input type="checkbox" checked>',
    '<textarea>Hello</textarea>',
    `<select>${option}</select>`,
    '<input type="range" min="0" max="250000" step="500" value="42990">',
    '<input type="range" min="1" max="7" step="0.5" value="9">',
  ])('leaves %s as the server drew it', (html) => {
    expect(isChanged(control(html))).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['<input value="30,000">', { value: '42000' }],
    ['<input type="checkbox" checked>', { checked: false }],
    ['<input type="radio">', { checked: true }],
    ['<textarea>Hello</textarea>', { value: '' }],
    [`<select>${option}</select>`, { selectedIndex: 0 }],
    ['<input type="range" min="0" max="250000" step="500" value="42990">', { value: '43500' }],
  ])('notices a change of %s', (html, change) => {
    const changed = control(html);
    for (const [name, value] of Object.entries(change)) Reflect.set(changed, name, value);
    expect(isChanged(changed)).toBe(true);
  });
});

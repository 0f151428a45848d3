import { expect, it } from 'vitest';

it('adds up', () => expect(1 + 1).toMatchInlineSnapshot());

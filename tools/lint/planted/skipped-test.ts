import { expect, it } from 'vitest';

it.skip('adds up', () => expect(1 + 1).toBe(2));

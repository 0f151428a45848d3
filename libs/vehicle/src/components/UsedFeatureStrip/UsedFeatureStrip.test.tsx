import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UsedFeatureStrip } from './UsedFeatureStrip.tsx';

afterEach(cleanup);

it('[VDP-19] lists the good points of a used vehicle, and is absent where none is known', () => {
  const { container, rerender } = render(<UsedFeatureStrip features={[{ icon: 'check', text: 'Guaranteed title' }]} />);
  expect(screen.getByRole('list', { name: 'Good to know about this one' }).textContent).toBe('Guaranteed title');
  rerender(<UsedFeatureStrip features={[]} />);
  expect(container.innerHTML).toBe('');
});

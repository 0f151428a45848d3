import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { CompareTray } from './CompareTray.tsx';

afterEach(cleanup);

function show(slug: string, count: number) {
  keepOnDevice(slug, 'compare', sampleSummaries.slice(0, count));
  return render(
    <TestSite site={{ slug }}>
      <CompareTray />
    </TestSite>,
  );
}

describe('CompareTray', () => {
  it('[CARD-05] leads to the chosen vehicles side by side', () => {
    show('tray-1', 3);
    const link = screen.getByRole('link', { name: 'Compare 3 vehicles' });
    expect(new URL(link.getAttribute('href')!, 'https://site.example').searchParams.get('ids')).toBe(
      'car-1,car-3,car-4',
    );
  });

  it('asks for a second vehicle while there is one', () => {
    show('tray-2', 2);
    fireEvent.click(screen.getByRole('button', { name: 'Take 2024 Toyota HiLux SR5 out' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Choose up to 3 more to compare')).toBeTruthy();
  });

  it('is away while nothing is chosen', () => {
    const { container } = show('tray-3', 2);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(container.innerHTML).toBe('');
  });
});

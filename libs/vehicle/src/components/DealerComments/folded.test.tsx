import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleVehicle } from '../../testing/index.ts';
import { DealerComments } from '../DealerComments/DealerComments.tsx';
import { FeatureList } from '../FeatureList/FeatureList.tsx';
import { SpecificationList } from '../SpecificationList/SpecificationList.tsx';

afterEach(cleanup);

const items = ['A', 'B', 'C', 'D', 'E', 'F'].map((label) => ({ label, value: label.toLowerCase() }));

/** Text before the button is visible; text after it is hidden until the button is pressed. */
function parts(container: HTMLElement) {
  const toggle = container.querySelector('details');
  const waiting = toggle?.nextElementSibling as HTMLElement | null;
  return { toggle, waiting, inSight: toggle?.previousElementSibling as HTMLElement };
}

describe('content behind a button', () => {
  it('[VDP-04] shows 4 specifications, the rest behind Show More and Show Less', () => {
    const { container } = render(<SpecificationList title="Specifications" items={items} />);
    const { toggle, waiting, inSight } = parts(container);
    expect(
      within(inSight)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['A', 'B', 'C', 'D']);
    expect(
      within(waiting!)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['E', 'F']);
    expect(toggle?.open).toBe(false);
    expect([...toggle!.querySelectorAll('summary > span')].map((words) => words.textContent)).toEqual([
      'Show More',
      'Show Less',
      '',
    ]);
  });

  it('[VDP-04] needs no button for 4 specifications, and shows nothing for none', () => {
    const { container } = render(<SpecificationList title="Specifications" items={items.slice(0, 4)} />);
    expect(container.querySelector('details')).toBeNull();
    cleanup();
    render(<SpecificationList title="Specifications" items={[]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[VDP-05] shows 8 features, the rest behind Show All and Hide', () => {
    const { container } = render(<FeatureList features={sampleVehicle.standardEquipment} />);
    const { toggle, waiting, inSight } = parts(container);
    expect(within(inSight).getAllByRole('listitem')).toHaveLength(8);
    expect(
      within(waiting!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['LED headlights', 'Rear parking camera', 'Roof rails']);
    expect(toggle?.textContent).toBe('Show AllHide');
  });

  it('[VDP-06] shows 400 characters of comments, the rest behind a button', () => {
    const { container } = render(<DealerComments comments={'Well kept. '.repeat(60)} />);
    const { toggle, waiting, inSight } = parts(container);
    expect(inSight.textContent!.length).toBeLessThanOrEqual(400);
    expect(waiting!.textContent!.length).toBeGreaterThan(200);
    expect(toggle?.textContent).toBe('Show moreShow less');
  });

  it('[VDP-06] says that comments are coming where there are none', () => {
    const { container } = render(<DealerComments comments="  " />);
    expect(container.textContent).toContain('Dealer comments are pending. Please check back here later.');
    expect(container.querySelector('details')).toBeNull();
  });
});

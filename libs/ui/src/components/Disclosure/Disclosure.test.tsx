import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

afterEach(cleanup);

function toggle(details: HTMLDetailsElement) {
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

describe('a disclosure', () => {
  it('is plain HTML that opens without JavaScript', () => {
    const html = renderToStaticMarkup(<Disclosure title="Make">Toyota</Disclosure>);
    expect(html).toMatch(/^<details(?! open)[^>]*><summary/);
    expect(html).toContain('Toyota');
  });

  it('starts open where it should', () => {
    render(
      <Disclosure title="Make" defaultOpen>
        Toyota
      </Disclosure>,
    );
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
  });

  it('tells the page that it was opened or closed', () => {
    const onOpenChange = vi.fn();
    render(
      <Disclosure title="Make" open={false} onOpenChange={onOpenChange} headingLevel={3}>
        Toyota
      </Disclosure>,
    );
    toggle(screen.getByRole<HTMLDetailsElement>('group'));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByRole('heading', { level: 3, name: 'Make' })).toBeTruthy();
  });
});

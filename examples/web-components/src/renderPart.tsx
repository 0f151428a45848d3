import { EmbeddedSiteProvider } from '@forecourt/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Dealer } from './dealer.ts';

/** A part of a dealer's site that an element shows. */
export interface Part {
  /** Style sheet of the part, beside that of all parts. */
  styles: string;
  /** Shows it in a box. @returns takes it away */
  render: (box: Element, dealer: Dealer) => () => void;
}

export const renderPart =
  (Component: ComponentType<Dealer>): Part['render'] =>
  (box, dealer) => {
    const root = createRoot(box);
    root.render(
      <EmbeddedSiteProvider site={dealer.site}>
        <Component {...dealer} />
      </EmbeddedSiteProvider>,
    );
    return () => root.unmount();
  };

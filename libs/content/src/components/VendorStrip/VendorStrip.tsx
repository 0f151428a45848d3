import { Container } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './VendorStrip.css.ts';

export interface VendorStripProps {
  /** A link or a button, until the vendor is there. @default nothing */
  children?: ReactNode;
  /** The element that a vendor fills with one line. @default none */
  place?: ReactNode;
}

/** A line below the menu, as high before a vendor has filled it as afterwards, so that the page stays where it is. */
export function VendorStrip({ children, place }: VendorStripProps) {
  return (
    <div className={styles.strip}>
      <Container>
        <div className={styles.line}>
          {children}
          {place}
        </div>
      </Container>
    </div>
  );
}

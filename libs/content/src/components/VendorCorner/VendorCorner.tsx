import type { ReactNode } from 'react';
import * as styles from './VendorCorner.css.ts';

export interface VendorCornerProps {
  /** A link or a button. @default nothing */
  children?: ReactNode;
  /** The element that a vendor fills. @default none */
  place?: ReactNode;
}

/** The corner of the window, above the bar of actions of phones, and room for it below the footer. Once per page. */
export function VendorCorner({ children, place }: VendorCornerProps) {
  return (
    <>
      <div className={styles.room} />
      <div className={styles.corner}>
        {children && <span className={styles.pill}>{children}</span>}
        {place}
      </div>
    </>
  );
}

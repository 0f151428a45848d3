/** Scroll margin for link targets: the height of the sticky header and a gap. */
export const belowHeader = '96px';

/** Distance from the lower edge of the window to above the action bar of phones. */
export const aboveBar = 'max(88px, calc(72px + env(safe-area-inset-bottom)))';

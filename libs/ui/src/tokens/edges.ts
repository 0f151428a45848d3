/** Above what a link scrolls to: the header that stays at the top of the window, and some air. */
export const belowHeader = '96px';

/** From the lower edge of the window to above the bar of actions that phones show there. */
export const aboveBar = 'max(88px, calc(72px + env(safe-area-inset-bottom)))';

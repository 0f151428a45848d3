const still = new CSSStyleSheet();
still.replaceSync(
  '*,::before,::after{transition:none!important;animation-delay:0s!important;animation-duration:0s!important}',
);

/**
 * Ends every movement on the page at once: what enters has come, and a colour has arrived. Storybook holds movements while
 * a story plays and lets them begin anew afterwards.
 * @returns what lets them move again
 */
export function holdStill(): () => void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  };
}

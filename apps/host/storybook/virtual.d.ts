declare module 'virtual:forecourt-storybook' {
  import type { SitePreviewOptions } from '@forecourt/ui/testing';
  export const themes: SitePreviewOptions['themes'];
  export const firstTheme: string;
  export const templates: readonly string[];
  export const spaces: NonNullable<SitePreviewOptions['spaces']>;
  export const flags: NonNullable<SitePreviewOptions['flags']>;
  /** Addresses of fonts by their file names. */
  export const fonts: Readonly<Record<string, string>>;
}

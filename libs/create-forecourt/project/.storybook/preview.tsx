import type { Preview } from '@storybook/react-vite';
import { sampleSite } from '@forecourt/domain/testing';
import { makeTheme, themes } from '@forecourt/tenant-themes';
import { SiteProvider } from '@forecourt/ui';
import { themeCss } from '@forecourt/ui/model';
import '@forecourt/ui/styles.css';
import '@forecourt/content/styles.css';
import '@forecourt/vehicle/styles.css';
import '@forecourt/templates/styles.css';
import '../templates/showcase/showcase.css';

/** The platform's themes, and those that stand as data beside our sites. */
const own = import.meta.glob<Parameters<typeof makeTheme>[1]>('../sites/themes/*.json', {
  import: 'default',
  eager: true,
});
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
const all = {
  ...themes,
  ...Object.fromEntries(Object.entries(own).map(([path, data]) => [nameOf(path), makeTheme(nameOf(path), data)])),
};
const first = Object.keys(own).map(nameOf)[0] ?? 'neutral';

const preview: Preview = {
  initialGlobals: { theme: first },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(all), dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = all[String(globals.theme) as keyof typeof all];
      return (
        <SiteProvider site={{ ...sampleSite, theme: theme.name }}>
          <style>{themeCss(theme.tokens)}</style>
          <Story />
        </SiteProvider>
      );
    },
  ],
};

export default preview;

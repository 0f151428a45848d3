import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { SiteProvider } from '@forecourt/ui';
import { sampleSite } from '@forecourt/domain/testing';
import { themeCss } from '@forecourt/ui/model';
import { useState } from 'react';
import { StoryFrame } from '../src/StoryFrame/StoryFrame.tsx';
import { windows, type WindowName } from '../src/StoryFrame/windows.ts';
import { pageStates, pageStoryId } from '../src/TemplatePages/pageStates.ts';
import { catalogueTemplate, isOwnPage, pageNames } from './catalogueTemplates.ts';
import { themeOf, themes } from './catalogueThemes.ts';

const stateNames = {
  default: 'As usual',
  empty: 'Empty: a dealer with nothing yet',
  long: 'Long: names and texts, with words as long as German ones',
  many: 'Many: hundreds of vehicles, many places, links and reviews',
};

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)} style={{ font: 'inherit', padding: 6 }}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Page of a template: each of its pages, its own in every state, in the theme of sites that use it. */
export default function TemplatePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const template = String(preparedMeta.parameters['templatePages']);
  const [theme, setTheme] = useState(catalogueTemplate(template).theme);
  const [width, setWidth] = useState<string>('desktop');
  const columns = width === 'desktop' ? '26rem' : '12rem';
  return (
    <SiteProvider site={sampleSite}>
      <style>{themeCss(themeOf(theme).tokens)}</style>
      <Title>{`All pages of the template ${template}`}</Title>
      <Description />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        <Choice label="Theme" value={theme} options={Object.keys(themes)} onChange={setTheme} />
        <Choice label="Window" value={width} options={Object.keys(windows)} onChange={setWidth} />
      </p>
      {pageNames.map((page) => (
        <section key={page} style={{ marginBlockStart: 40 }}>
          <h2>{page}</h2>
          <div
            style={{
              display: 'grid',
              gap: 24,
              gridTemplateColumns: `repeat(auto-fill, minmax(min(${columns}, 100%), 1fr))`,
            }}
          >
            {(isOwnPage(template, page) ? pageStates : pageStates.slice(0, 1)).map((state) => {
              const story = pageStoryId(template, page, state);
              return (
                <div key={state}>
                  <p style={{ marginBlockStart: 0 }}>
                    <a href={`./?path=/story/${story}&globals=theme:${theme}`} target="_top">
                      {stateNames[state]}
                    </a>
                  </p>
                  <StoryFrame
                    story={story}
                    theme={theme}
                    title={`${page}, ${state}`}
                    window={windows[width as WindowName]}
                  />
                </div>
              );
            })}
          </div>
        </section>
      ))}
    </SiteProvider>
  );
}

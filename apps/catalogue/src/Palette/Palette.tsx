import { Container, Grid, Heading, Section, Stack, Text } from '@forecourt/ui';
import { spaceSteps, type Theme } from '@forecourt/ui/model';
import { colourPairs, type ColourPair } from '@forecourt/tenant-themes';
import { templateOfTheme, type PageName } from '../../.storybook/catalogueTemplates.ts';
import { StoryFrame } from '../StoryFrame/StoryFrame.tsx';
import { windows } from '../StoryFrame/windows.ts';
import { pageStoryId } from '../TemplatePages/pageStates.ts';
import * as styles from './Palette.css.ts';

const rounded = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** A colour on another one, with their contrast and whether it is enough. */
function Pair({ front, back, frontColour, backColour, ratio, min }: ColourPair) {
  const isText = min === 4.5;
  return (
    <li className={styles.pair}>
      <span
        className={styles.sample}
        style={
          isText ? { color: frontColour, background: backColour } : { background: backColour, borderColor: frontColour }
        }
      >
        {isText ? 'Aa' : ''}
      </span>
      <span>
        {front} on {back}
        <br />
        <Text as="span" size="small" tone="muted">
          {rounded(ratio)}, {ratio >= min ? 'enough' : 'too weak'} for {isText ? 'text' : 'edges'}
        </Text>
      </span>
    </li>
  );
}

const samplePages: readonly PageName[] = ['Home', 'Search', 'Vehicle'];

/** The pages that visitors see most, in the theme and of the template of sites that have it. */
function SamplePages({ theme }: { theme: string }) {
  const template = templateOfTheme(theme);
  return samplePages.map((page) => {
    const story = pageStoryId(template, page);
    return (
      <Stack gap={2} key={page}>
        <Heading level={3}>{page}</Heading>
        <div className={styles.windows}>
          {Object.entries(windows).map(([name, size]) => (
            <StoryFrame
              key={name}
              story={story}
              theme={theme}
              title={`${page} in the theme ${theme}, ${name}`}
              window={size}
            />
          ))}
        </div>
      </Stack>
    );
  });
}

interface PaletteProps {
  /** The theme whose tokens are shown. */
  theme: Theme;
}

/** Everything a theme is made of: colours with their contrast, type, corners, shadows and spacing; and pages in it. */
export function Palette({ theme }: PaletteProps) {
  const { color, font, size, radius, space, shadow } = theme.tokens;
  const pairs = colourPairs(color);
  return (
    <>
      <Section>
        <Container>
          <Stack gap={4}>
            <Heading level={1}>{theme.name}</Heading>
            <Heading level={2}>Colours</Heading>
            <Grid min="10rem" gap={2}>
              {Object.entries(color).map(([name, value]) => (
                <div key={name}>
                  <div className={styles.swatch} style={{ background: value }} />
                  <Text size="small">{name}</Text>
                  <Text size="small" tone="muted">
                    {value}
                  </Text>
                </div>
              ))}
            </Grid>
            {[false, true].map((isInverse) => (
              <Stack gap={2} key={String(isInverse)}>
                <Heading level={3}>{isInverse ? 'Contrast on the dark side' : 'Contrast'}</Heading>
                <ul className={styles.pairs}>
                  {pairs
                    .filter((pair) => pair.isInverse === isInverse)
                    .map((pair) => (
                      <Pair key={`${pair.front} ${pair.back}`} {...pair} />
                    ))}
                </ul>
              </Stack>
            ))}
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <Stack gap={4}>
            <Heading level={2}>Type</Heading>
            <Text tone="muted">
              Headings {font.heading}, running text {font.body}
            </Text>
            {Object.entries(size).map(([name, value]) => (
              <div key={name} className={styles.line} style={{ fontSize: value }}>
                {name} <span className={styles.value}>{value}</span>
              </div>
            ))}
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap={4}>
            <Heading level={2}>Corners and shadows</Heading>
            <Grid min="10rem" gap={3}>
              {Object.entries(radius).map(([name, value]) => (
                <div key={name} className={styles.box} style={{ borderRadius: value }}>
                  {name}
                </div>
              ))}
              {Object.entries(shadow).map(([name, value]) => (
                <div key={name} className={styles.box} style={{ boxShadow: value }}>
                  {name}
                </div>
              ))}
            </Grid>
            <Heading level={2}>Spacing</Heading>
            <ul className={styles.steps}>
              {spaceSteps.map((step) => (
                <li key={step} className={styles.step}>
                  <span className={styles.bar} style={{ inlineSize: space[step] }} />
                  {step}
                </li>
              ))}
            </ul>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <Stack gap={4}>
            <Heading level={2}>Pages</Heading>
            <SamplePages theme={theme.name} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

import { ArgTypes, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy } from 'react';
import facts from 'virtual:component-facts';
import { AnnouncedTable } from './AnnouncedTable.tsx';
import { usageOf } from './usage/usageOf.ts';

/** Fetched for templates alone: it brings every page of them. */
const TemplatePage = lazy(() => import('./TemplatePage.tsx'));

const folderOf = (file: unknown): string => /libs\/.*(?=\/[^/]+$)/.exec(String(file))?.[0] ?? '';

function Names({ title, names, none }: { title: string; names: readonly string[]; none: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>
        {names.length === 0
          ? none
          : names.map((name, place) => (
              <span key={name}>
                {place > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
      </p>
    </>
  );
}

function Usage({ title }: { title: string }) {
  const usage = usageOf(title);
  if (!usage) return null;
  return (
    <>
      <h3>Do</h3>
      <p>{usage.do}</p>
      <h3>Do not</h3>
      <p>{usage.dont}</p>
    </>
  );
}

/** What no comment says: what its styles read of the theme, what it sends, which flags change it, what is announced. */
function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { tokens, events, flags } = facts[folderOf(preparedMeta.parameters['fileName'])] ?? {
    tokens: [],
    events: [],
    flags: [],
  };
  return (
    <>
      <Usage title={preparedMeta.title} />
      <Names title="Tokens that its own styles read" names={tokens} none="None: it is made of other components." />
      <Names title="Events that it sends" names={events} none="None." />
      <Names title="Flags that it asks" names={flags} none="None." />
      <AnnouncedTable />
    </>
  );
}

/**
 * Page of a component: what it is for, its first story, what each prop means, how it is used, and all its stories. A
 * template has a page of its own.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.parameters['templatePages']) return <TemplatePage />;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <ArgTypes />
      <Facts />
      <Stories includePrimary={false} />
    </>
  );
}

import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** `@default` and `@example` with what they say, at the end of a prop's comment. */
const tag = /\s*@(default|example)\s+([^@]*)/g;

/** Shows a prop's comment as a sentence, and what it says of the default in the column for that. */
export const withoutTags: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { description = '', table } = type;
      const tags = [...description.matchAll(tag)];
      const said = tags.find(([, kind]) => kind === 'default')?.[2]?.trim();
      const defaultValue = table?.defaultValue ?? (said === undefined ? undefined : { summary: said });
      return [
        name,
        {
          ...type,
          description: description.replace(tag, '').trim(),
          table: { ...table, ...(defaultValue && { defaultValue }) },
        },
      ];
    }),
  );

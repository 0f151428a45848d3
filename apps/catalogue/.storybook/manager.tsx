/** @jsxRuntime classic */
/** @jsx createElement */
// The frame has a React of its own, which the compiled form of the stories does not fit.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- what the elements below become
import { createElement } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { flagNames, flagTable } from '../../../libs/domain/src/flags.ts';
import { switchedFlags, withSwitched } from './flagChoice.ts';

const id = 'forecourt/flags';

/** A box for each flag of a site: a ticked one is the other way round than the story's site would have it. */
function FlagPanel() {
  const [{ flags }, updateGlobals] = useGlobals();
  const switched = switchedFlags(flags);
  return (
    <div style={{ padding: '12px 16px', columns: '22rem', lineHeight: 1.4, fontSize: 13 }}>
      {flagNames.map((name) => (
        <label key={name} style={{ display: 'flex', gap: 8, padding: '4px 0', breakInside: 'avoid' }}>
          <input
            type="checkbox"
            checked={switched.includes(name)}
            onChange={() => updateGlobals({ flags: withSwitched(flags, name) })}
          />
          <span>
            <strong>{name}</strong> ({flagTable[name].owner}): {flagTable[name].reason}
          </span>
        </label>
      ))}
    </div>
  );
}

addons.register(id, () => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: 'Switched flags',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <FlagPanel /> : null),
  });
});

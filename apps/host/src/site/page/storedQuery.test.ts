import { formPageNames, pageRow } from '@forecourt/domain';
import { sampleSite, sampleSiteFile as file } from '@forecourt/domain/testing';
import { standardForms } from '@forecourt/forms/model';
import { describe, expect, it } from 'vitest';
import { formPageSetups } from '../form/formPages.ts';
import { linkedDefaults, linkedVehicleId } from './formPageLink.ts';
import { storedQuery } from './storedQuery.ts';

/** Parameters that a form page reads. */
function readBy(page: (typeof formPageNames)[number]): string[] {
  const names = new Set<string>();
  const recorder = new Proxy({} as Record<string, undefined>, {
    get(_target, name) {
      names.add(String(name));
      return undefined;
    },
  });
  const setup = formPageSetups[page];
  linkedVehicleId(recorder);
  linkedDefaults({
    site: sampleSite,
    definition: standardForms[setup.form],
    setup,
    page,
    vehicle: null,
    given: recorder,
  });
  return [...names];
}

describe('the canonical query of a stored page', () => {
  it.each(formPageNames.filter((name) => !pageRow(name).gates))('%s is made of all that its form reads', (page) => {
    const read = readBy(page);
    const given = new URLSearchParams(read.map((name) => [name, 'x']));
    given.set('email', 'victim@mail.example');
    expect([...(storedQuery(`/form-page/${page}`, file, given) ?? [])].map(([name]) => name).toSorted()).toEqual(
      read.toSorted(),
    );
  });

  it.each(formPageNames.filter((name) => pageRow(name).gates))(
    '%s is kept by nobody: it may ask who one is',
    (page) => {
      expect(storedQuery(`/form-page/${page}`, file, new URLSearchParams())).toBeNull();
    },
  );
});

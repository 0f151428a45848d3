const goodName = /^[a-z][a-z0-9-]{0,39}$/;

/** What is wrong with a name that site files or texts give. @param noun what it names @example nameFaults('Hello Chat', 'a plug-in') */
export const nameFaults = (name: string, noun: string): string[] =>
  goodName.test(name) ? [] : [`'${name}' is no name for ${noun}: small letters, digits and hyphens`];

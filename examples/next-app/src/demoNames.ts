import dns from 'node:dns';

/** Browsers find names under `localhost` by themselves; Node has to be told. Only the demo's dealers have such names. */
const { lookup } = dns;
const lookUpDemo = (name: string, ...rest: unknown[]): unknown =>
  Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest]);
dns.lookup = Object.assign(lookUpDemo, lookup) as typeof lookup;

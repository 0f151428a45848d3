import { registerHooks } from 'node:module';

const drizzleModule = /\/node_modules\/drizzle-orm\/.*\.js$/;

/**
 * Resolves the imports among Drizzle's own modules, by what Node would find: files beside each other, all of them ES
 * modules. Node itself reads Drizzle's package.json, 180 kB of it, anew for each of a hundred modules, which takes
 * longer than all else that a process does until it has a database. Imported before anything that imports Drizzle.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isOwn = specifier.startsWith('.') && specifier.endsWith('.js') && drizzleModule.test(parentURL);
    if (!isOwn) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});

declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '../../../tools/vite/componentFacts.ts';
  const facts: Readonly<Record<string, ComponentFacts>>;
  export default facts;
}

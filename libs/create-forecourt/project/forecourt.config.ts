import { standardForms } from '@forecourt/forms/model';
import { defineForecourt } from '@forecourt/platform/config';
import { platformTemplates } from '@forecourt/templates/config';
import { themes } from '@forecourt/tenant-themes';
import { showcase } from './templates/showcase/template.ts';

/** Everything that the sites of this host may name. Site files are checked against it. */
export default defineForecourt({
  templates: { ...platformTemplates, showcase },
  themes,
  forms: standardForms,
});

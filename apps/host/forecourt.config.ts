import { standardForms } from '@forecourt/forms/model';
import { defineForecourt } from '@forecourt/platform/config';
import { platformTemplates } from '@forecourt/templates/config';
import { themes } from '@forecourt/tenant-themes';
import { comeAndSeeBlock } from '../../examples/block-come-and-see/comeAndSeeBlock.ts';
import { crmChannel } from '../../examples/channel-crm/crmChannel.ts';
import { chatPlugin } from '../../examples/vendor-plugins/chatPlugin.ts';
import { countPlugin } from '../../examples/vendor-plugins/countPlugin.ts';
import { coverPlugin } from '../../examples/vendor-plugins/coverPlugin.ts';
import { starsPlugin } from '../../examples/vendor-plugins/starsPlugin.ts';
import { valuePlugin } from '../../examples/vendor-plugins/valuePlugin.ts';
import { boutiqueTheme } from '../../examples/template-boutique/boutiqueTheme.ts';
import { boutique, boutiqueFlags, showroomVisitForm } from '../../examples/template-boutique/template.ts';
import { yard } from '../../examples/template-yard/yardTemplate.ts';

/** Everything that the sites of this host may name. Site files are checked against it. */
export default defineForecourt({
  templates: { ...platformTemplates, boutique, yard },
  themes: { ...themes, boutique: boutiqueTheme },
  forms: { ...standardForms, [showroomVisitForm.id]: showroomVisitForm },
  flags: boutiqueFlags,
  lenders: { tidewater: { priceAbove: 500_000, youngerThanYears: 10, prefers: 'month', tellsNoFinalPayment: true } },
  deliveryChannels: { crm: crmChannel },
  contentBlocks: { 'come-and-see': comeAndSeeBlock },
  plugins: { talk: chatPlugin, 'car-value': valuePlugin, count: countPlugin, cover: coverPlugin, stars: starsPlugin },
});

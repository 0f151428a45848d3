import { platformMessages } from '@forecourt/domain/message-reader';
import type { MessageTable } from '@forecourt/domain/messages';
import { formsMessages, standardForms } from '@forecourt/forms/model';
import { purchasesMessages } from '@forecourt/purchase/model';

/** Everything that the platform says, its forms and their questions included, by the keys under which sites may say it otherwise. */
export const standardMessages: MessageTable = {
  ...formsMessages(standardForms),
  ...purchasesMessages(),
  ...platformMessages,
};

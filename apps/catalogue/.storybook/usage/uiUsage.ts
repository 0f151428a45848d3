import type { Usage } from './usageOf.ts';

/** Parts that pages of every kind are made of. */
export const uiUsage: Readonly<Record<string, Usage>> = {
  'UI/Badge': {
    do: 'Say one state in one or two words, and the same state with the same tone everywhere.',
    dont: 'Do not make it a control, and do not leave its meaning to its colour.',
  },
  'UI/Button': {
    do: 'Name what happens, with a verb first. One primary button to a part of a page.',
    dont: 'Do not lead to another page with it: that is a ButtonLink, which opens in a tab and works without JavaScript.',
  },
  'UI/ButtonLink': {
    do: 'Lead to the next step of what the visitor is doing.',
    dont: 'Do not use it for an effect on this page, and not for links within a sentence.',
  },
  'UI/Carousel': {
    do: 'Show alike things of which the first few are enough.',
    dont: 'Do not hide in it what every visitor needs, and do not let it move by itself.',
  },
  'UI/CheckboxField': {
    do: 'Ask for one yes, with a label that is a whole statement.',
    dont: 'Do not use it for one of several: that is a RadioGroupField.',
  },
  'UI/Cluster': {
    do: 'Put short things beside each other that may wrap: badges, buttons, chips.',
    dont: 'Do not build columns with it: a Grid keeps them equal.',
  },
  'UI/Container': {
    do: 'Use one in each Section; with the width "text" for prose.',
    dont: 'Do not nest one in another: the side padding would double.',
  },
  'UI/Dialog': {
    do: 'Interrupt for a short task with an end of its own, such as a form.',
    dont: 'Do not open it by itself, and do not put into it what has an address of its own.',
  },
  'UI/Disclosure': {
    do: 'Fold away what some visitors need, under a title that says what is inside.',
    dont: 'Do not fold prices, conditions of an offer, or errors.',
  },
  'UI/Drawer': {
    do: 'Hold the menu of small screens.',
    dont: 'Do not use it for a form or for filters: that is a Dialog or a Sheet.',
  },
  'UI/EmptyState': {
    do: 'Say why the list is empty and give one way on.',
    dont: 'Do not use it for what failed to load: a Notice says that, with a way to try again.',
  },
  'UI/ErrorSummary': {
    do: 'Place it first in the form, give it the focus after a refused attempt, and repeat each error beside its field.',
    dont: 'Do not use it in place of errors beside the fields.',
  },
  'UI/FactList': {
    do: 'List names and values that are looked up, not read through.',
    dont: 'Do not compare several things with it: that is a table.',
  },
  'UI/Grid': {
    do: 'Lay out alike cards, with the narrowest width at which one can still be read.',
    dont: 'Do not fix a number of columns: phones and large type need fewer.',
  },
  'UI/Heading': {
    do: 'Choose the level by the order of the page and the size by its look.',
    dont: 'Do not skip a level, and do not use a second level 1.',
  },
  'UI/Icon': {
    do: 'Stand beside the words that it illustrates.',
    dont: 'Do not let it be the only name of a control.',
  },
  'UI/IconButton': {
    do: 'Use it where everybody knows the sign: close, menu, next. Its label is the name that is announced.',
    dont: 'Do not use it for the main action of a page.',
  },
  'UI/Notice': {
    do: 'Say what happened and what to do, beside the part that it concerns.',
    dont: 'Do not use the danger tone for advice: it is announced at once.',
  },
  'UI/PaymentMethods': {
    do: 'Show it beside the button that leads to a payment.',
    dont: 'Do not name a way to pay that the vehicle’s rules leave out.',
  },
  'UI/Picture': {
    do: 'Give the true sizes, a text that says what is to be seen, and priority to the one main picture of a page.',
    dont: 'Do not put text into pictures, and do not repeat the caption as the text.',
  },
  'UI/PriceLine': {
    do: 'Say every price with its unit and what it covers.',
    dont: 'Do not round, and do not show a price per week without its basis nearby.',
  },
  'UI/Question': {
    do: 'Put each question with its own answer, open where it is the only one.',
    dont: 'Do not use it for a part of a page: that is a Disclosure.',
  },
  'UI/RadioGroupField': {
    do: 'Offer two to five answers that are compared with each other.',
    dont: 'Do not use it for long lists: that is a SelectField.',
  },
  'UI/RangeField': {
    do: 'Narrow a large range quickly, beside fields in which exact figures can be typed.',
    dont: 'Do not ask for one exact amount with it.',
  },
  'UI/Rating': {
    do: 'Show figure and number of ratings together, with their source.',
    dont: 'Do not show an average that was rounded up or that nobody gave.',
  },
  'UI/RegoField': {
    do: 'Ask for a plate together with its state, in capitals, as it is on the car.',
    dont: 'Do not refuse a plate by its shape: states have many, and personal ones.',
  },
  'UI/ResultPanel': {
    do: 'End a task: what happened, what it means, what comes next.',
    dont: 'Do not use it for a message in the middle of a page.',
  },
  'UI/SearchField': {
    do: 'Give it a label, visible or hidden, and let Enter search.',
    dont: 'Do not use it for a text that is stored.',
  },
  'UI/Section': {
    do: 'Alternate tones to separate parts of a page.',
    dont: 'Do not set two dark ones below each other.',
  },
  'UI/SelectField': {
    do: 'Offer six or more known answers, in an order in which they can be found.',
    dont: 'Do not hide two or three answers in it, and do not change the page when one is chosen.',
  },
  'UI/Sheet': {
    do: 'Keep what stands beside a list on wide windows within reach on phones.',
    dont: 'Do not open it by itself.',
  },
  'UI/ShowMore': {
    do: 'Cut a list or text whose beginning is enough for most.',
    dont: 'Do not cut what the law wants to be read.',
  },
  'UI/SiteLink': {
    do: 'Use it for every link of a component: it leads on within the host, or as a plain link elsewhere.',
    dont: 'Do not write an anchor by hand: the next page would be loaded as a whole.',
  },
  'UI/SiteTerms': {
    do: 'Place it directly above the button that the consent belongs to.',
    dont: 'Do not tick it beforehand.',
  },
  'UI/Skeleton': {
    do: 'Take the place of content in its final shape for the moments until it is there.',
    dont: 'Do not use it for content that the server can send at once.',
  },
  'UI/SkipLink': {
    do: 'Place it first in the page, with the main part as its target.',
    dont: 'Do not hide it from the keyboard.',
  },
  'UI/Stack': {
    do: 'Space what stands below each other; nest stacks with smaller gaps.',
    dont: 'Do not add margins to what is inside.',
  },
  'UI/Tabs': {
    do: 'Show one of several equal views of the same thing, each with a short name.',
    dont: 'Do not use it for steps, and do not hide in a later tab what everybody needs.',
  },
  'UI/Text': {
    do: 'Set running text; muted for what is said besides.',
    dont: 'Do not use the small size for conditions that must be read.',
  },
  'UI/TextAreaField': {
    do: 'Ask for sentences; say how much may be written.',
    dont: 'Do not ask with it for what a field of its own checks better.',
  },
  'UI/TextField': {
    do: 'Give it a visible label, the right keyboard and what browsers may fill in.',
    dont: 'Do not use the placeholder as the label, and do not refuse spaces in numbers.',
  },
  'UI/Toaster': {
    do: 'Confirm what is seen to have happened, with a way to undo it.',
    dont: 'Do not say errors with it: it goes away.',
  },
  'UI/VisuallyHidden': {
    do: 'Add the words that only the layout says.',
    dont: 'Do not hide in it what sighted visitors need too.',
  },
  'UI/WhenNear': {
    do: 'Wrap parts far below the first screen whose scripts can wait.',
    dont: 'Do not wrap the main action of a page.',
  },
  'UI/WhenNeeded': {
    do: 'Wrap forms and dialogs that many visitors never use.',
    dont: 'Do not wrap plain text and links: they need no script at all.',
  },
};

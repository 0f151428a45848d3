import type { Usage } from './usageOf.ts';

/** Forms, their fields, and the valuation of a visitor’s car. */
export const formsUsage: Readonly<Record<string, Usage>> = {
  'Forms/CurrencyField': {
    do: 'Take amounts as people type them: with a dollar sign, commas or none.',
    dont: 'Do not reformat while somebody types.',
  },
  'Forms/FileField': {
    do: 'Say kinds and sizes before a file is chosen.',
    dont: 'Do not lose the other answers when a file is refused.',
  },
  'Forms/Form': {
    do: 'Ask for what the dealer needs to answer, and nothing more.',
    dont: 'Do not build a form by hand: its rules, events and delivery hang on the definition.',
  },
  'Forms/FormButton': {
    do: 'Open a short form about what stands beside the button.',
    dont: 'Do not use it for a form with a page of its own: a ButtonLink leads there.',
  },
  'Forms/FormDialog': {
    do: 'Use it for a short form about what is on the page.',
    dont: 'Do not use it for forms with several steps: they have a page.',
  },
  'Forms/LateForm': {
    do: 'Show a form that the server has drawn, whose code can wait until it is used.',
    dont: 'Do not use it for a form that opens in a dialog: that is FormButton, whose code waits too.',
  },
  'Forms/ScaleField': {
    do: 'Ask for one number of a short row whose ends are named.',
    dont: 'Do not use it for answers in words: those are a RadioGroupField. Stars that were given are a Rating.',
  },
  'Forms/SlotField': {
    do: 'Offer real times of the place that was chosen.',
    dont: 'Do not offer a time that cannot be kept.',
  },
  'Forms/TradeInDone': {
    do: 'Confirm an accepted offer or a wish for an appraisal, with what comes next.',
    dont: 'Do not show it before the server has confirmed: until then it is a step of the TradeInFlow.',
  },
  'Forms/TradeInFlow': {
    do: 'Value a visitor’s car in steps, on a page of its own.',
    dont: 'Do not open it in a dialog: each step has an address, so that it works without scripts and with the back button.',
  },
  'Forms/TradeInForm': {
    do: 'Ask the questions of one step of a valuation, checked on the server.',
    dont: 'Do not use it for an enquiry: those are a Form with a definition.',
  },
  'Forms/TradeInPictures': {
    do: 'Take pictures of the visitor’s own car within a valuation.',
    dont: 'Do not use it for files of other forms: those are a FileField.',
  },
  'Forms/TradeInSaver': {
    do: 'Place it with the result of a valuation, on sites that keep them.',
    dont: 'Do not rely on it for the enquiry: it only logs what fails. The lead is sent by the form.',
  },
};

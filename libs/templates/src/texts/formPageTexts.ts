import { countOf } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import { formPageFaq } from './formPageFaq.ts';
import { financePageTexts } from './financePageTexts.ts';
import { benefit, step, type FormPageText, type TextOf, type WordedPageName } from './pageWords.ts';

const workshopBenefits: TextOf = ({ nouns, make }) => ({
  title: '',
  intro: '',
  steps: [],
  benefits: {
    title: 'Why our own workshop',
    list: [
      benefit('wrench', `People who know ${make ? `your ${make}` : nouns}`, 'It is what they work on every day.'),
      benefit('phone', 'Asked before it is done', 'We call you before we do anything beyond what you asked for.'),
      benefit(
        'document',
        'A record that stays',
        'Each visit goes into the logbook and our own history of your vehicle.',
      ),
    ],
  },
});

const bookService: TextOf = (words) => ({
  title: 'Book a service',
  intro: `Tell us which ${words.noun} it is, what it needs and when it suits you. We agree on the time and the price before we start.`,
  steps: [
    step('Send your request', 'Your rego is enough for us to find the right service.'),
    step('We agree on a time', 'A service adviser calls or writes with a time and what it will cost.'),
    step('Bring it in', 'We call you if we find anything else, and do nothing you have not agreed to.'),
  ],
  benefits: workshopBenefits(words).benefits,
});

/** Texts of each page, for sites without their own. */
const formPageTexts: Readonly<Record<WordedPageName, TextOf>> = {
  'book-test-drive': ({ noun }) => ({
    title: 'Book a test drive',
    intro: `Choose a time that suits you. The ${noun} will be out the front, fuelled and ready, with nothing to sign up for.`,
    steps: [
      step('Choose a time', 'One of our free times, or tell us yours in your own words.'),
      step('We confirm it', 'And make sure that the one you want to drive is here.'),
      step('Bring your licence', 'Take a road you know. Bring whoever else will be driving it.'),
    ],
  }),
  'new-vehicle-enquiry': ({ make, nouns, dealer }) => ({
    title: make ? `Find your new ${make}` : `New ${nouns}`,
    intro: `Tell us which model you have in mind and when you need it. ${dealer} answers with what is here, what is on its way and what it costs on the road.`,
    steps: [
      step('Tell us what you want', 'Model, colour and extras, as far as you know them already.'),
      step('We look it up', 'In our yard, in transit and with the manufacturer, with honest dates.'),
      step('You get a price', 'The full drive-away price in writing, with your trade-in if you have one.'),
    ],
  }),
  ...financePageTexts,
  service: bookService,
  'genuine-service': (words) => ({
    ...bookService(words),
    title: words.make ? `${words.make} genuine service` : 'Genuine service',
    intro: `Genuine parts, the manufacturer’s own schedule and technicians trained on ${words.make || `your ${words.noun}`}. Ask for a time below.`,
  }),
  parts: ({ noun, make }) => ({
    title: 'Parts and accessories',
    intro: `Ask for a part, a tow bar, floor mats or anything else for your ${make || noun}. We tell you what fits, what it costs and when it is here.`,
    steps: [
      step('Tell us what you need', 'Its name is enough. With your rego or VIN we find the one that fits.'),
      step('We check the shelf', 'Price, and whether it is here or has to be ordered.'),
      step('Pick it up', 'At our counter, or have it fitted by our workshop.'),
    ],
    benefits: {
      title: 'From our parts counter',
      list: [
        benefit('check', 'It fits', 'We check the part against your vehicle before we order it.'),
        benefit('tag', 'The price first', 'You know what it costs, fitted or not, before you decide.'),
        benefit('wrench', 'Fitted if you like', 'Our workshop fits what it sells, in one visit with your service.'),
      ],
    },
  }),
  'parts-search': ({ noun }) => ({
    title: 'Find a part',
    intro: `Give us a part number, or say it in your own words. With the rego or VIN of your ${noun} we make sure that it fits.`,
    steps: [
      step('Describe the part', 'A number from the old part or an invoice is best; words will do.'),
      step('We look it up', 'By your vehicle, with its price and whether it is on the shelf.'),
      step('You order, or not', 'We put it aside for you, order it in, or book it in for fitting.'),
    ],
  }),
  fleet: ({ dealer, nouns, isGroup }) => ({
    title: 'Fleet and business',
    intro: `From two ${nouns} to two hundred: one person at ${dealer} looks after what you buy, how you pay for it and how it stays on the road.`,
    steps: [
      step('Get in touch', 'Tell us how many vehicles you run and what they have to do.'),
      step('We draw up a plan', 'Models, fit-out, finance and servicing, priced over the years you keep them.'),
      step('One account', 'One contact, one set of terms, and dates that are kept.'),
    ],
    benefits: {
      title: 'What your business gets',
      list: [
        benefit('car', 'Custom fleet solutions', 'The mix of vehicles and fit-out that your work needs, and no more.'),
        benefit(
          'wrench',
          'Servicing and repairs',
          'Bookings that follow your rosters, so that vehicles earn their keep.',
        ),
        benefit('clock', 'Fast quotes', 'Figures in writing that you can put in front of whoever signs.'),
        benefit('dollar', 'Finance Options', 'Leases, loans and novated leases side by side, with the tax in mind.'),
        ...(isGroup
          ? [
              benefit(
                'map-pin',
                'National Dealer Network',
                'Order in one state and hand over in another, on one account.',
              ),
            ]
          : []),
      ],
    },
  }),
  careers: ({ dealer }) => ({
    title: `Work at ${dealer}`,
    intro: 'Sales, workshop, parts, office: tell us what you are good at, even if the job you want is not advertised.',
    steps: [
      step('Write to us', 'A few lines about you and what you have done. No covering letter needed.'),
      step('We talk', 'First on the phone, then over a coffee where you would work.'),
      step('Spend a day', 'Meet the people you would work with before either of us decides.'),
    ],
  }),
  survey: ({ dealer }) => ({
    title: 'Tell us how it went',
    intro: `Two minutes of your time. What you write goes to the people at ${dealer} who can change something, and is not published.`,
    steps: [
      step('You are frank', 'What was good is as useful to us as what was not.'),
      step('A manager reads it', 'Every one of them, with the people who looked after you.'),
      step('We put it right', 'If you say that we may contact you, we do.'),
    ],
  }),
  complaint: ({ dealer, complaints: { person, acknowledgedWithin, answeredWithin } }) => ({
    title: 'Complaint handling',
    intro: `Something went wrong? Tell us, and ${dealer} will look into it fairly, free of charge and without holding it against you.`,
    stepsTitle: 'How we handle a complaint',
    steps: [
      step('Tell us what happened', 'With the form, by phone, by e-mail or in person. Say what would put it right.'),
      step(
        'We acknowledge it',
        [
          acknowledgedWithin !== null && `Within ${countOf(acknowledgedWithin, 'working day', 'working days')}.`,
          person === null ? 'You hear who deals with it.' : `${person}, takes care of it.`,
          'It is somebody who was not part of what happened.',
        ]
          .filter(Boolean)
          .join(' '),
      ),
      step('We look into it', 'We ask everybody involved, and you, for what we do not know yet.'),
      // The response time is for each dealer to promise.
      step(
        'You get an answer',
        answeredWithin === null
          ? 'In writing and with our reasons. If it takes us longer than usual, we tell you why.'
          : `Within ${countOf(answeredWithin, 'day', 'days')}, in writing and with our reasons. If we need longer, we tell you why and until when.`,
      ),
    ],
  }),
};

/** Texts of a page on one site: its own take precedence. */
export function formPageText(
  site: Pick<PublicSite, 'name' | 'texts' | 'manufacturer' | 'template' | 'pageTexts' | 'complaints'>,
  page: WordedPageName,
): FormPageText {
  const { name: dealer, texts, manufacturer, template, pageTexts, complaints } = site;
  const { vehicleNoun: noun, vehicleNounPlural: nouns } = texts;
  const usual = formPageTexts[page]({
    dealer,
    noun,
    nouns,
    make: manufacturer ?? '',
    isGroup: template === 'group',
    complaints,
  });
  const { benefits: own, ...words } = pageTexts[page] ?? {};
  const icons = usual.benefits?.list.map(({ icon }) => icon) ?? [];
  const benefits = own && {
    title: own.title,
    list: own.list.map(({ title, text }, place) => benefit(icons[place] ?? 'check', title, text)),
  };
  return { ...usual, faq: formPageFaq[page] ?? [], ...words, ...(benefits && { benefits }) };
}

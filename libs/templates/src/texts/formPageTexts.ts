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
    title: 'Why service with us',
    list: [
      benefit('wrench', `People who know ${make ? `your ${make}` : nouns}`, 'They work on them every day.'),
      benefit('phone', 'No surprises', 'We call you before we do any extra work.'),
      benefit('document', 'A full service history', 'We record every visit in your logbook and in our own system.'),
    ],
  },
});

const bookService: TextOf = (words) => ({
  title: 'Book a service',
  intro: `Tell us which ${words.noun} it is, what it needs and when suits you. We’ll agree on the time and price before we start.`,
  steps: [
    step('Send your request', 'With your rego we can find the right service.'),
    step('We agree on a time', 'A service adviser calls or emails you with a time and a price.'),
    step('Bring it in', 'We call you if we find anything else, and only do what you’ve agreed to.'),
  ],
  benefits: workshopBenefits(words).benefits,
});

/** Texts of each page, for sites without their own. */
const formPageTexts: Readonly<Record<WordedPageName, TextOf>> = {
  'book-test-drive': ({ noun }) => ({
    title: 'Book a test drive',
    intro: `Choose a time that suits you. We’ll have the ${noun} out the front, fuelled and ready to go. No strings attached.`,
    steps: [
      step('Choose a time', 'Pick one of our available times, or tell us when suits you.'),
      step('We confirm it', 'We also make sure the one you want to drive is here.'),
      step('Bring your licence', 'Drive it on roads you know, and bring anyone else who’ll be driving it.'),
    ],
  }),
  'new-vehicle-enquiry': ({ make, nouns, dealer }) => ({
    title: make ? `Find your new ${make}` : `New ${nouns}`,
    intro: `Tell us which model you have in mind and when you need it. ${dealer} will let you know what’s in stock, what’s on its way and the drive away price.`,
    steps: [
      step('Tell us what you want', 'The model, colour and extras you have in mind so far.'),
      step('We look it up', 'We check our yard, what’s in transit and the factory, and give you honest dates.'),
      step('You get a price', 'The full drive away price in writing, with your trade-in if you have one.'),
    ],
  }),
  ...financePageTexts,
  service: bookService,
  'genuine-service': (words) => ({
    ...bookService(words),
    title: words.make ? `${words.make} genuine service` : 'Genuine service',
    intro: `Genuine parts, the manufacturer’s own service schedule and technicians trained on ${words.make || `your ${words.noun}`}. Book a time below.`,
  }),
  parts: ({ noun, make }) => ({
    title: 'Parts and accessories',
    intro: `Need a part, tow bar, floor mats or anything else for your ${make || noun}? We’ll tell you what fits, what it costs and when we can have it here.`,
    steps: [
      step('Tell us what you need', 'Just the name will do. With your rego or VIN we find the one that fits.'),
      step('We check our stock', 'We let you know the price, and whether it’s in stock or on order.'),
      step('Pick it up', 'Collect it from our parts counter, or have our workshop fit it.'),
    ],
    benefits: {
      title: 'Why buy parts from us',
      list: [
        benefit('check', 'It fits', 'We check the part against your vehicle before we order it.'),
        benefit('tag', 'The price up front', 'You know what it costs, fitted or not, before you decide.'),
        benefit('wrench', 'Fitted if you like', 'Our workshop can fit it during your next service.'),
      ],
    },
  }),
  'parts-search': ({ noun }) => ({
    title: 'Find a part',
    intro: `Give us a part number, or describe it in your own words. With your ${noun}’s rego or VIN, we can make sure it fits.`,
    steps: [
      step('Describe the part', 'A number from the old part or an invoice is best, but a description will do.'),
      step('We look it up', 'We match it to your vehicle, and check the price and our stock.'),
      step('You decide', 'We can put it aside for you, order it in or book it in for fitting.'),
    ],
  }),
  fleet: ({ dealer, nouns, isGroup }) => ({
    title: 'Fleet and business',
    intro: `From two ${nouns} to two hundred: one person at ${dealer} looks after what you buy, how you pay for it and how it stays on the road.`,
    steps: [
      step('Get in touch', 'Tell us how many vehicles you run and what you use them for.'),
      step('We draw up a plan', 'Models, fit-out, finance and servicing, priced over the years you keep them.'),
      step('One account', 'One contact, one set of terms, and dates we keep.'),
    ],
    benefits: {
      title: 'What your business gets',
      list: [
        benefit(
          'car',
          'Custom fleet solutions',
          'The right mix of vehicles and fit-outs for your work, and nothing you don’t need.',
        ),
        benefit(
          'wrench',
          'Servicing and repairs',
          'Bookings that work around your rosters, so your vehicles stay on the road.',
        ),
        benefit('clock', 'Fast quotes', 'Written quotes, ready for whoever signs them off.'),
        benefit('dollar', 'Finance Options', 'We compare leases, loans and novated leases for you, tax included.'),
        ...(isGroup
          ? [
              benefit(
                'map-pin',
                'National Dealer Network',
                'Order in one state and pick up in another, on one account.',
              ),
            ]
          : []),
      ],
    },
  }),
  careers: ({ dealer }) => ({
    title: `Work at ${dealer}`,
    intro:
      'Sales, workshop, parts or office: tell us what you’re good at, even if we’re not advertising the job you want.',
    steps: [
      step('Write to us', 'A few lines about you and what you’ve done. No cover letter needed.'),
      step('We talk', 'First on the phone, then over a coffee where you’d be working.'),
      step('Spend a day', 'Meet the people you’d be working with before either of us decides.'),
    ],
  }),
  survey: ({ dealer }) => ({
    title: 'Tell us how it went',
    intro: `It only takes two minutes. Your feedback goes straight to the people at ${dealer} who can act on it, and we don’t publish it.`,
    steps: [
      step('You tell us straight', 'Good or bad, it all helps.'),
      step('A manager reads it', 'They read all feedback, and talk it over with the people who looked after you.'),
      step('We put it right', 'If you say we can contact you, we will.'),
    ],
  }),
  complaint: ({ dealer, complaints: { person, acknowledgedWithin, answeredWithin } }) => ({
    title: 'Complaint handling',
    intro: `Has something gone wrong? Tell us, and ${dealer} will look into it fairly and free of charge. We won’t hold it against you.`,
    stepsTitle: 'How we handle a complaint',
    steps: [
      step('Tell us what happened', 'Use the form, call, email or drop in. Tell us what would put it right.'),
      step(
        'We acknowledge it',
        [
          acknowledgedWithin !== null && `Within ${countOf(acknowledgedWithin, 'working day', 'working days')}.`,
          person === null ? 'We tell you who’s looking after it.' : `${person}, will look after it.`,
          'It’ll be someone who wasn’t involved.',
        ]
          .filter(Boolean)
          .join(' '),
      ),
      step('We look into it', 'We talk to everyone involved, and ask you for anything we still need.'),
      // The response time is for each dealer to promise.
      step(
        'You get an answer',
        answeredWithin === null
          ? 'We write to you with our answer and our reasons. If it takes longer than usual, we tell you why.'
          : `Within ${countOf(answeredWithin, 'day', 'days')}, in writing and with our reasons. If we need longer, we tell you why and how long.`,
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

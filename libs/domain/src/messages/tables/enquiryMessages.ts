import type { MessageTable } from '../messageTable.ts';

/** What leads to the forms of an enquiry and stands round them, and what a form is filled in with. */
export const enquiryMessages = {
  'enquiry.aboutThisVehicle': 'Ask about this vehicle',
  'enquiry.bookATestDrive': 'Book a test drive',
  'enquiry.aboutFinance': 'Ask about finance',
  'enquiry.findSomethingSimilar': 'Find something similar',
  'enquiry.makeAnOffer': 'Make an Offer',
  'enquiry.requestPhotos': 'Request photos',
  'enquiry.emailUs': 'Email Us',
  'enquiry.email': 'Email {name}',
  'enquiry.about': '{heading}: {name}',
  'enquiry.tellUsWhich': 'Tell us which {noun} you’re looking for',
  'enquiry.iAmLookingFor': 'I’m looking for: {wanted}. Please let me know when you have one.',
  'enquiry.iWouldLikeToTalkTo': 'I’d like to talk to {name}, {role}.',
  'enquiry.enquire': 'Enquire',
  'enquiry.findMeSomethingSimilar': 'Find Me Something Similar',
  'enquiry.askUsAboutIt': 'Ask us about it',
  'enquiry.lookingForOneLikeIt': 'Looking for something similar?',
  'enquiry.askText':
    'Got a question about its condition, history, finance or a trade-in? A real person at the dealership will answer.',
  'enquiry.similarText': 'Tell us what you’re after and we’ll check our stock and what’s on its way.',
  'enquiry.registerInterestIn': 'Register your interest in the {model}',
  'enquiry.askAboutModel': 'Ask about the {model}',
  'enquiry.toComeText': 'We’ll call you before the first one arrives.',
  'enquiry.modelText':
    'Ask about grades, colours, wait times or your trade-in. A real person at the dealership will answer.',
  'enquiry.registerYourInterest': 'Register your interest',
  'enquiry.nothingSent': 'You haven’t sent an enquiry yet',
  'enquiry.browse': 'Browse {nounPlural}',
  'enquiry.contactUs': 'Contact us',
  'enquiry.nothingSentText':
    'Once you send an enquiry, you’ll see the confirmation here. Got a question? We’d love to hear from you.',
  'enquiry.valueMyTradeIn': 'Value my trade-in',
  'enquiry.tradeInNext': 'Next: what’s your trade-in worth?',
  'enquiry.tradeInNextText':
    'You told us you have a car to trade in. Answer a few questions about it and you’ll see an estimate straight away.',
  'enquiry.cannotTradeInFor': 'You can’t trade in for {name} online just now, but we’ll still value your car.',
  'enquiry.picturesLeftOut':
    'Some files weren’t sent: you can send up to 8 pictures, as JPEG, PNG, WebP or AVIF of up to 10 MB each.',
  'enquiry.howDidItGo': 'How did it go?',
  'enquiry.howDidItGoNamed': '{name}, how did it go?',
  'enquiry.thankYouForComing': 'Thanks for coming to {dealer}. One more thing, if you have a minute: how was it?',
} as const satisfies MessageTable;

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
  'enquiry.tellUsWhich': 'Tell us which {noun} you are looking for',
  'enquiry.iAmLookingFor': 'I am looking for: {wanted}. Please tell me when you have one.',
  'enquiry.iWouldLikeToTalkTo': 'I would like to talk to {name}, {role}.',
  'enquiry.enquire': 'Enquire',
  'enquiry.findMeSomethingSimilar': 'Find Me Something Similar',
  'enquiry.askUsAboutIt': 'Ask us about it',
  'enquiry.lookingForOneLikeIt': 'Looking for one like it?',
  'enquiry.askText': 'Questions about condition, history, finance or a trade-in: a person at the dealership answers.',
  'enquiry.similarText': 'Tell us what you are after and we will look through our stock and what is on its way.',
  'enquiry.registerInterestIn': 'Register your interest in the {model}',
  'enquiry.askAboutModel': 'Ask about the {model}',
  'enquiry.toComeText': 'We call you before the first one stands on our floor.',
  'enquiry.modelText': 'Grades, colours, waiting times or your trade-in: a person at the dealership answers.',
  'enquiry.registerYourInterest': 'Register your interest',
  'enquiry.nothingSent': 'Nothing has been sent just now',
  'enquiry.browse': 'Browse {nounPlural}',
  'enquiry.contactUs': 'Contact us',
  'enquiry.nothingSentText':
    'This page confirms an enquiry after you send one. If you meant to send one, we would love to hear from you.',
  'enquiry.valueMyTradeIn': 'Value my trade-in',
  'enquiry.tradeInNext': 'Next: what is your trade-in worth?',
  'enquiry.tradeInNextText':
    'You told us that you have a car to trade in. A few questions about it, and you see an estimate straight away.',
  'enquiry.cannotTradeInFor': 'You cannot trade in for {name} online just now. We value your car all the same.',
  'enquiry.picturesLeftOut':
    'Some files were left out: up to 8 pictures can be sent, as JPEG, PNG, WebP or AVIF of up to 10 MB each.',
  'enquiry.howDidItGo': 'How did it go?',
  'enquiry.howDidItGoNamed': '{name}, how did it go?',
  'enquiry.thankYouForComing': 'Thank you for coming to {dealer}. One more thing, if you have a minute: how was it?',
} as const satisfies MessageTable;

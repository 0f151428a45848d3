import type { Usage } from './usageOf.ts';

/** Frame of the pages, prose, reviews and what leads into the search. */
export const contentUsage: Readonly<Record<string, Usage>> = {
  'Content/AboutDealer': {
    do: 'Give it the dealer’s own words where somebody asks who sells here.',
    dont: 'Do not leave a heading around it: on a site without such words it renders nothing. A page section with its anchor is AboutSection.',
  },
  'Content/ArticleCard': {
    do: 'Show an article in a list with its whole title and its day.',
    dont: 'Do not put links into it: the card is one link already. Several stand in an ArticleGrid.',
  },
  'Content/ArticleGrid': {
    do: 'List articles side by side, newest first.',
    dont: 'Do not mix vehicles or offers in: those have VehicleGrid and OfferList.',
  },
  'Content/ArticlePager': {
    do: 'Lead to newer and older pages of a long list of articles.',
    dont: 'Do not page vehicles with it: that is the Pager of the search.',
  },
  'Content/BannerTiles': {
    do: 'Lead to the few tasks for which most visitors come, each with a sign and a sentence.',
    dont: 'Do not put more than a handful below each other: what all visitors look for belongs into the menu.',
  },
  'Content/BenefitList': {
    do: 'Say what a visitor gains from something the page asks for, in a sentence each.',
    dont: 'Do not number them: what happens in an order is a StepList.',
  },
  'Content/BodyShape': {
    do: 'Draw the outline of a body type beside its name.',
    dont: 'Do not use it without the name: it is decoration and hidden from screen readers. A list of types to choose from is BodyTiles.',
  },
  'Content/BodyTiles': {
    do: 'Begin a search from a home page by the type of body.',
    dont: 'Do not filter a list with it that is on the page: that is BodyTilesFilter.',
  },
  'Content/Breadcrumbs': {
    do: 'Show the way to this page where it is two or more levels deep.',
    dont: 'Do not link the page itself.',
  },
  'Content/BudgetTiles': {
    do: 'Begin a search by bands of price, mass or length that have vehicles in them.',
    dont: 'Do not ask for an exact amount: that is PriceRangeWidget or BudgetCalculator.',
  },
  'Content/ChatCorner': {
    do: 'Place one in the shell, for sites whose dealer answers a chat.',
    dont: 'Do not add a vendor’s own button besides: its code loads only when a chat is started here.',
  },
  'Content/ComplaintNotice': {
    do: 'Show it on the page for complaints, with who helps when the dealer’s answer does not.',
    dont: 'Do not use it for praise and other feedback: that is FeedbackChoice.',
  },
  'Content/ConsentBanner': {
    do: 'Offer both answers with the same weight, before anything is counted.',
    dont: 'Do not cover the page with it: reading needs no consent.',
  },
  'Content/ConsentLink': {
    do: 'Place it in the footer, so that a choice can be changed on every page.',
    dont: 'Do not ask with it for the first time: that is the ConsentBanner.',
  },
  'Content/DraftBar': {
    do: 'Place it first in the shell, above everything, while a site is not public.',
    dont: 'Do not use it for one page that is not public yet: that is the PreviewBar.',
  },
  'Content/FaqList': {
    do: 'Answer questions that visitors really ask, in their words.',
    dont: 'Do not keep conditions in it.',
  },
  'Content/FeedbackChoice': {
    do: 'Present both answers equally, to everybody.',
    dont: 'Do not lead only pleased customers to public reviews.',
  },
  'Content/GuaranteeStrip': {
    do: 'Show what the dealer promises for every vehicle, in a few words each.',
    dont: 'Do not list features of one vehicle in it: those are a UsedFeatureStrip or a FeatureList.',
  },
  'Content/HeaderSearch': {
    do: 'Place it in the header of every page, once.',
    dont: 'Do not use it on the search page, which has its own.',
  },
  'Content/LocationsBanner': {
    do: 'Say once on a page how many places there are, with the way to them.',
    dont: 'Do not use it where there is one place: its LocationDetails say more.',
  },
  'Content/MainNavigation': {
    do: 'Show the menu of wide windows, with dropdowns of real links.',
    dont: 'Do not use it on phones: there the MobileMenu has the same entries. SiteHeader shows both.',
  },
  'Content/MakeLogo': {
    do: 'Draw a make’s mark beside its written name.',
    dont: 'Do not use it as the dealer’s own logo: that is the Wordmark.',
  },
  'Content/MakeTiles': {
    do: 'Begin a search by make, with how many vehicles each one has.',
    dont: 'Do not list makes that are not in stock, and do not filter a list on the page with it: that is MakeFilter.',
  },
  'Content/MobileMenu': {
    do: 'Hold the menu of small windows, as a sibling of the header.',
    dont: 'Do not place it within the header: it would take on the header’s colours.',
  },
  'Content/NotFoundMessage': {
    do: 'Answer an address that leads nowhere, with three ways on.',
    dont: 'Do not use it for a search without results: that is NoResults.',
  },
  'Content/PreviewBar': {
    do: 'Place it first in a page that only its editors see, with the way to the public version.',
    dont: 'Do not use it for a whole site that is a draft: that is the DraftBar.',
  },
  'Content/Prose': {
    do: 'Set text that a person wrote, in a column that reads well. Server components only.',
    dont: 'Do not use it for texts of the interface: Text and Heading set those.',
  },
  'Content/QuickSearch': {
    do: 'Ask for two to four facts that lead into the search page.',
    dont: 'Do not place it on the search page, which has every filter beside its list.',
  },
  'Content/RegulatorList': {
    do: 'Name the bodies of the dealer’s own states that help with a complaint.',
    dont: 'Do not list regulators of other states by hand: they follow from the dealer’s places.',
  },
  'Content/ReviewColumn': {
    do: 'Show reviews that are read from top to bottom, on a page about them.',
    dont: 'Do not use it within a home page: the row of ReviewList takes less room.',
  },
  'Content/ReviewList': {
    do: 'Show reviews as they were written, with their day and source.',
    dont: 'Do not choose the good ones alone.',
  },
  'Content/ReviewSpread': {
    do: 'Show how the ratings are spread beside their average.',
    dont: 'Do not fill it with the ratings of some reviews only: it shows nothing unless each one is counted.',
  },
  'Content/ReviewSummary': {
    do: 'Say average and number of ratings before the first review.',
    dont: 'Do not use it for the stars of one review or place: that is Rating.',
  },
  'Content/ReviewVerdict': {
    do: 'Sum up a test of a vehicle: good, less good, cost as driven, verdict.',
    dont: 'Do not use it for what customers wrote: those are reviews.',
  },
  'Content/SectionHeader': {
    do: 'Give a section of a page its title and one link to all of its kind.',
    dont: 'Do not use it as the title of the page: that is the head of the page with its level 1.',
  },
  'Content/SiteFooter': {
    do: 'Give the licence and company facts that the state asks for.',
    dont: 'Do not repeat the whole menu.',
  },
  'Content/SiteHeader': {
    do: 'Place it once in the shell of a template, with the site’s menu.',
    dont: 'Do not put a second search or menu into its slots: the search given takes the plain one’s place.',
  },
  'Content/StepList': {
    do: 'Show what happens one after the other, before somebody begins.',
    dont: 'Do not use it for the progress of a task: that is PurchaseSteps. What has no order is a BenefitList.',
  },
  'Content/SuccessMessage': {
    do: 'Say what we have, who answers, and by when.',
    dont: 'Do not ask for more.',
  },
  'Content/TeamList': {
    do: 'Show people of one place who have agreed to be shown.',
    dont: 'Do not use it for the authors of reviews or articles.',
  },
  'Content/VendorCard': {
    do: 'Frame something of another company’s within a page, under its name.',
    dont: 'Do not use it for what follows the visitor down the page: that is the VendorCorner.',
  },
  'Content/VendorCorner': {
    do: 'Hold the chat or badge of another company, once on a page.',
    dont: 'Do not place a second one: the corner has room for one, above the bar of actions of phones.',
  },
  'Content/VendorPlace': {
    do: 'Load a vendor’s script or frame through the one governor of tags.',
    dont: 'Do not write a script element by hand: it would run before the visitor’s consent.',
  },
  'Content/VendorStrip': {
    do: 'Keep a line free below the menu for what a vendor fills later.',
    dont: 'Do not use it for the site’s own messages: a Notice is there from the start.',
  },
  'Content/Wordmark': {
    do: 'Lead to the home page from the header, by the dealer’s logo or name.',
    dont: 'Do not repeat it within a page, and do not use it for makes: those have MakeLogo.',
  },
};

type Table = Readonly<Record<string, unknown>>;

/**
 * Keys of questions whose text the platform has changed since, and their keys now. A question's key is made of its words,
 * so a new text moves it; a site that says the question in its own words under the earlier key keeps them.
 */
const formerKeys = [
  ['answer.chooseHowWeMayContactYou', 'answer.chooseHowWeShouldContactYou'],
  ['answer.chooseOverHowManyYearsYouWouldLikeToPay', 'answer.chooseALoanTerm'],
  ['answer.chooseWhetherWeMayContactYou', 'answer.chooseWhetherWeCanContactYou'],
  ['answer.enterTheNumberOnYourInvoiceOrQuoteWithoutOne', 'answer.enterTheNumberOnYourInvoiceOrQuoteIfYou'],
  ['answer.enterTheNumberOrTheNameOfThePart', 'answer.enterThePartNumberOrName'],
  ['answer.enterTheStreetAndNumberToDeliverTo', 'answer.enterTheStreetNumberAndNameToDeliverTo'],
  ['answer.enterWhenItHappenedAsCloseAsYouRemember', 'answer.enterWhenItHappenedAsCloseAsYouCanRemember'],
  ['answer.writeWhatHappened', 'answer.tellUsWhatHappened'],
  ['answer.writeWhatWouldPutItRight', 'answer.tellUsWhatWouldPutItRight'],
  [
    'question.17LettersAndDigitsOnTheWindscreenOrTheRegistration',
    'question.the17LettersAndNumbersOnTheWindscreenOrRego',
  ],
  ['question.aDateOrAsCloseAsYouRemember', 'question.aDateOrAsCloseAsYouCanRemember'],
  ['question.aPersonAtTheDealershipWillReadItAndGet', 'question.someoneAtTheDealershipWillReadItAndGetIn'],
  [
    'question.aSpecialistCallsYouWithLendersAndRepayments',
    'question.aFinanceSpecialistWillCallYouWithLendersAndRepayments',
  ],
  ['question.aWarningLightANoisesPlaceOrAnyDamage', 'question.aWarningLightWhereANoiseComesFromOrAny'],
  ['question.anotherThatSuits', 'question.secondChoice'],
  ['question.asItStandsOnYourInvoiceOrQuoteWithoutOne', 'question.asShownOnYourInvoiceOrQuoteIfYouDont'],
  ['question.childrenAndOthersYouSupport', 'question.childrenAndOtherDependants'],
  ['question.howMayWeContactYou', 'question.howShouldWeContactYou'],
  [
    'question.iAgreeThatTheDealershipAndItsFinancePartnersObtain',
    'question.iAgreeThatTheDealershipAndItsFinancePartnersMay',
  ],
  ['question.inCaseTheFirstIsTaken', 'question.inCaseYourFirstChoiceIsTaken'],
  ['question.inDollarsItHelpsUsAndIsNotTakenOff', 'question.inDollarsItsJustAGuideForUsAndIsnt'],
  ['question.itsCondition', 'question.yourCarsCondition'],
  ['question.itsNameOrItsNumberIfYouHaveIt', 'question.theNameOrThePartNumberIfYouHaveIt'],
  ['question.leaveItEmptyIfYouHaveNone', 'question.leaveItBlankIfYouHaveNone'],
  ['question.loansAndCardsTogetherLeaveItEmptyIfThereAre', 'question.loansAndCardsTogetherLeaveItBlankIfYouHave'],
  ['question.mayWeContactYouAboutYourFeedback', 'question.canWeContactYouAboutYourFeedback'],
  ['question.moneyOfYourOwn', 'question.yourOwnMoney'],
  ['question.needsRepairOrDoesNotRunWell', 'question.needsRepairsOrDoesntDriveWell'],
  ['question.notWorkingJustNow', 'question.notWorkingAtTheMoment'],
  ['question.otherRepaymentsAMonth', 'question.otherMonthlyRepayments'],
  ['question.over', 'question.loanTerm'],
  ['question.paidBackOver', 'question.loanTerm'],
  ['question.paidEach', 'question.paidEvery'],
  ['question.picturesOfTheMatterOrOfPapers', 'question.photosOrPaperwork'],
  ['question.regoOrVinTellUsWhichPartFits', 'question.yourRegoOrVinTellsUsWhichPartFits'],
  ['question.rentOrMortgageAMonth', 'question.monthlyRentOrMortgage'],
  ['question.streetAndNumber', 'question.streetNumberAndName'],
  ['question.wasItEverInAnAccident', 'question.hasItEverBeenInAnAccident'],
  ['question.weAreLookingForYourPartAndWillTellYou', 'question.wereLookingForYourPartAndWillLetYouKnow'],
  ['question.weHaveYourApplicationOurFinanceTeamReadsItAnd', 'question.weveGotYourApplicationOurFinanceTeamWillReadIt'],
  ['question.weHaveYourEnquiryAboutTheOfferAPersonAt', 'question.weveGotYourEnquiryAboutTheOfferSomeoneAtThe'],
  ['question.weHaveYourOfferAPersonAtTheDealershipWill', 'question.weveGotYourOfferSomeoneAtTheDealershipWillGet'],
  ['question.weHaveYourRequestWeWillCallOrWriteTo', 'question.weveGotYourRequestWellCallOrEmailYouTo'],
  ['question.weUseWhatYouTellUsToAssessAndAnswer', 'question.weUseWhatYouTellUsToAssessYourApplication'],
  ['question.weUseYourDetailsOnlyToLookIntoYourComplaint', 'question.weOnlyUseYourDetailsToLookIntoYourComplaint'],
  ['question.weUseYourDetailsToLearnFromYourVisitAnd', 'question.weUseYourFeedbackToDoBetterAndOnlyContact'],
  ['question.whatItIsFor', 'question.whatYoureBuying'],
  ['question.whenWouldSuitYou', 'question.whenSuitsYou'],
  ['question.whereYouLiveNotAPostBox', 'question.yourHomeAddressNotAPoBox'],
  ['question.withItsGradeAndColourIfYouKnowThem', 'question.includeTheGradeAndColourIfYouKnowThem'],
] as const;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Own messages under the keys of today. One that has today's key already stays as it is.
 * @param known what the host says: an earlier key that still names a text of it is kept beside the new one
 */
export function withCurrentKeys<Text>(
  messages: Readonly<Record<string, Text>>,
  known: Table,
): Readonly<Record<string, Text>> {
  const current = { ...messages };
  for (const [before, now] of formerKeys) {
    const text = messages[before];
    if (text === undefined) continue;
    current[now] ??= text;
    if (!Object.hasOwn(known, before)) delete current[before];
  }
  return current;
}

/** A site's file, right or wrong, with its own messages and those of its theme under the keys of today. */
export function siteWithCurrentKeys(record: Record<string, unknown>, known: Table): Record<string, unknown> {
  const { messages, themeData } = record;
  return {
    ...record,
    ...(isTable(messages) && { messages: withCurrentKeys(messages, known) }),
    ...(isTable(themeData) && { themeData: siteWithCurrentKeys(themeData, known) }),
  };
}

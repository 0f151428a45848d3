export { accessoriesCount, accessoriesOf, accessoryPriceWords, fitsWords, listTotal } from './accessories.ts';
export { cappedServiceOf, servicesTotal, isIntervalComplete } from './cappedService.ts';
export { compareVariants, variantChoices, type ComparedFact } from './compareVariants.ts';
export { modelChoices, type ChoicePrice, type GradeChoice, type ModelChoices } from './modelChoices.ts';
export { modelFacts, payload, type ModelFact } from './modelFacts.ts';
export { categoriesOf, inOrder, modelGroups, modelsOfBody, type ModelGroup } from './modelGroups.ts';
export { brochureOf, modelActions, stockHref, stockName, type ModelAction, type ModelPages } from './modelLinks.ts';
export { modelMenuOf, type MenuModel, type ModelMenu } from './modelMenu.ts';
export { fullName, priceFromWords, shortPriceWords, statusWords, surchargeWords } from './rangeWords.ts';

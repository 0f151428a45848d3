import { templateNames, type TemplateName } from '@forecourt/domain';
import type { Template } from './contract/props.ts';
import { accessoriesPages } from './templates/accessoriesPages.ts';
import { articlePages } from './templates/articlePages.ts';
import { blogPages } from './templates/blogPages.ts';
import { contactPages } from './templates/contactPages.ts';
import { contentPages } from './templates/contentPages.ts';
import { favouritesPages } from './templates/favouritesPages.ts';
import { formPages } from './templates/formPages.ts';
import { homePages } from './templates/homePages.ts';
import { modelPages } from './templates/modelPages.ts';
import { modelsPages } from './templates/modelsPages.ts';
import { notFoundPages } from './templates/notFoundPages.ts';
import { placesPages } from './templates/placesPages.ts';
import { placePages } from './templates/placePages.ts';
import { gonePlacePages } from './templates/gonePlacePages.ts';
import { teamPages } from './templates/teamPages.ts';
import { reviewsPages } from './templates/reviewsPages.ts';
import { searchPages } from './templates/searchPages.ts';
import { shells } from './templates/shells.ts';
import { offerPages } from './templates/offerPages.ts';
import { offersPages } from './templates/offersPages.ts';
import { successPages } from './templates/successPages.ts';
import { vehiclePages } from './templates/vehiclePages.ts';

/**
 * All pages of every template, by the name that sites use. A missing page does not compile. A host imports the pages of
 * one kind instead, because browsers load what a page imports.
 */
export const templates = Object.fromEntries(
  templateNames.map((name): [TemplateName, Template] => [
    name,
    {
      Shell: shells[name],
      Home: homePages[name],
      Search: searchPages[name],
      Vehicle: vehiclePages[name],
      Contact: contactPages[name],
      Form: formPages[name],
      Content: contentPages[name],
      Places: placesPages[name],
      Place: placePages[name],
      GonePlace: gonePlacePages[name],
      Team: teamPages[name],
      Reviews: reviewsPages[name],
      Models: modelsPages[name],
      Model: modelPages[name],
      Accessories: accessoriesPages[name],
      Offers: offersPages[name],
      Offer: offerPages[name],
      Blog: blogPages[name],
      Article: articlePages[name],
      Success: successPages[name],
      NotFound: notFoundPages[name],
      Favourites: favouritesPages[name],
    },
  ]),
) as Readonly<Record<TemplateName, Template>>;

import './reset.css.ts';
export { vars } from './tokens/contract.css.ts';
export { EmbeddedSiteProvider, type EmbeddedSiteProviderProps } from './site/EmbeddedSiteProvider.tsx';
export { imageUrl, imageWidths, ownImages, type ImageSettings, type ImageUrl } from './site/imageUrl.ts';
export {
  createOutsideStore,
  createStore,
  type OutsideStore,
  type Store,
  type WritableStore,
} from './store/createStore.ts';
export { clearDevice, deviceStore, siteKey, type DeviceStore, type DeviceStoreOptions } from './store/deviceStore.ts';
export {
  earlyDialog,
  earlyFields,
  earlyPicture,
  earlyPress,
  earlyToggle,
  isAnswered,
  reportAwake,
} from './early/earlyTaps.ts';
export {
  forwardKey,
  fromWindowStart,
  scrolledFromStart,
  scrollFromStart,
  shareFromStart,
} from './direction/direction.ts';
export { once } from './early/once.ts';
export { useIsAlive, useStore } from './store/useStore.ts';
export { whenIdle } from './store/whenIdle.ts';
export { loadFrame, loadTag, type FrameOrder, type TagOrder, type TagTerms } from './tags/loadTag.ts';
export { usePostedForm, type PostedFormAction } from './posting/usePostedForm.ts';
export { PlainLink, type LinkProps } from './site/PlainLink.tsx';
export { SiteLink } from './site/SiteLink.tsx';
export { addPageStep, renamePageStep } from './site/pageSteps.ts';
export { SiteProvider, useFlag, useSite, type SiteProviderProps } from './site/SiteProvider.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Button, type ButtonLook, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Cluster, type ClusterProps } from './components/Cluster/Cluster.tsx';
export { Container, type ContainerProps } from './components/Container/Container.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { FactList, type Fact, type FactListProps } from './components/FactList/FactList.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx';
export { PaymentMethods, type PaymentMethodsProps } from './components/PaymentMethods/PaymentMethods.tsx';
export { PriceLine, type PriceLineProps } from './components/PriceLine/PriceLine.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export { ResultPanel, type ResultPanelProps } from './components/ResultPanel/ResultPanel.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { later, type LaterHeight } from './components/Section/later.ts';
export { ShowMore, type ShowMoreProps } from './components/ShowMore/ShowMore.tsx';
export { SiteTerms, type SiteTermsProps } from './components/SiteTerms/SiteTerms.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx';
export { LateCarousel } from './components/Carousel/LateCarousel.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/CheckboxField/CheckboxField.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { DrawerButton, type DrawerButtonProps } from './components/Drawer/DrawerButton.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { SheetButton, type SheetButtonProps } from './components/Sheet/SheetButton.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary/ErrorSummary.tsx';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export { Question, type QuestionControl, type QuestionProps } from './components/Question/Question.tsx';
export { RadioGroupField, type RadioGroupFieldProps } from './components/RadioGroupField/RadioGroupField.tsx';
export { RangeField, type RangeFieldProps } from './components/RangeField/RangeField.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { SelectField, type SelectFieldProps } from './components/SelectField/SelectField.tsx';
export { isChanged } from './components/WhenNeeded/isChanged.ts';
export { LateTabs } from './components/Tabs/LateTabs.tsx';
export { Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './components/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { Toaster } from './components/Toaster/Toaster.tsx';
export { useToast } from './components/Toaster/useToast.ts';
export { WhenNear, type WhenNearProps } from './components/WhenNear/WhenNear.tsx';
export { lateComponent, type LateComponent } from './components/WhenNeeded/lateComponent.tsx';
export { wakeParts } from './components/WhenNeeded/watchNeed.ts';
export { WhenNeeded, type WhenNeededProps } from './components/WhenNeeded/WhenNeeded.tsx';
export { watchNear } from './components/WhenNear/watchNear.ts';

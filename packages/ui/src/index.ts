export { Cover, type CoverProps } from './art/Cover/Cover.tsx'
export { CoverArt, type CoverArtProps } from './art/CoverArt/CoverArt.tsx'
export { CoverProvider, type CoverHref, type CoverProviderProps } from './art/CoverArt/CoverProvider.tsx'
export { coverFile } from './art/cloth/coverFile.ts'
export type { CoverSource } from './art/cloth/coverSource.ts'
export { Dial } from './art/Dial/Dial.tsx'
export { heroArt } from './art/heroArt.ts'
export * from './art/Icon/index.ts'
export { Landscape, type LandscapeProps } from './art/Landscape/Landscape.tsx'
export { Needle, type NeedleProps } from './art/Needle/Needle.tsx'
export { Pictogram, type PictogramName, type PictogramProps } from './art/Pictogram/Pictogram.tsx'
export { selvedge } from './art/selvedge/selvedge.css.ts'
export { Wordmark } from './art/Wordmark/Wordmark.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/Button.tsx'
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx'
export type { CarouselSlide } from './components/Carousel/carouselSlide.ts'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/CheckboxGroup/CheckboxGroup.tsx'
export { Chip, type ChipProps } from './components/Chip/Chip.tsx'
export { ChoiceRows, type ChoiceRow, type ChoiceRowsProps } from './components/ChoiceRows/ChoiceRows.tsx'
export { Container, type ContainerProps } from './components/Container/Container.tsx'
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx'
export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { ErrorBoundary, type ErrorBoundaryProps } from './components/ErrorBoundary/ErrorBoundary.tsx'
export { FilterBadge, type FilterBadgeProps } from './components/FilterBadge/FilterBadge.tsx'
export { FilterBadgeList, type FilterBadgeListProps } from './components/FilterBadge/FilterBadgeList.tsx'
export { Form, type FormProps } from './components/Form/Form.tsx'
export type { FieldErrors } from './components/Field/fieldErrors.ts'
export { Grid, type GridColumns, type GridProps } from './components/Grid/Grid.tsx'
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx'
export { Inline, type InlineProps } from './components/Inline/Inline.tsx'
export { KeyHint, type KeyHintProps } from './components/KeyHint/KeyHint.tsx'
export { Lightbox, type LightboxProps } from './components/Lightbox/Lightbox.tsx'
export type { LightboxSlide } from './components/Lightbox/LightboxDialog.tsx'
export { Link, type LinkProps } from './components/Link/Link.tsx'
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx'
export { useNarrowing } from './components/Narrowing/useNarrowing.tsx'
export { NativeButton, type NativeButtonProps } from './components/NativeButton/NativeButton.tsx'
export type { NavigationLink } from './components/NavigationMenu/MenuGroup.tsx'
export {
  NavigationMenu,
  type NavigationItem,
  type NavigationMenuProps,
} from './components/NavigationMenu/NavigationMenu.tsx'
export type { MenuTiming } from './components/NavigationMenu/useMenuTiming.ts'
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx'
export { OptionList } from './components/OptionList/OptionList.tsx'
export { OverlayProvider, type OverlayOpened, type OverlayProviderProps } from './components/OverlayProvider.tsx'
export { PageBody, type PageBodyProps } from './components/PageBody/PageBody.tsx'
export { PageLocale, type PageLocaleProps } from './components/PageLocale/PageLocale.tsx'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
export { PointedBand, type PointedBandProps } from './components/PointedBand/PointedBand.tsx'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx'
export { Segments, type SegmentsProps } from './components/Segments/Segments.tsx'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx'
export {
  DialogTrigger as SheetTrigger,
  type DialogTriggerProps as SheetTriggerProps,
} from 'react-aria-components/Dialog'
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx'
export { Stack, type StackProps } from './components/Stack/Stack.tsx'
export { Stale, type StaleProps } from './components/Stale/Stale.tsx'
export { Stepper, type Step, type StepperProps } from './components/Stepper/Stepper.tsx'
export { Text, type TextProps } from './components/Text/Text.tsx'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { ThemeSwitch, type ThemeSwitchProps } from './components/ThemeSwitch/ThemeSwitch.tsx'
export {
  createToastQueue,
  type ToastNews,
  type ToastOptions,
  type ToastQueue,
  type ToastTone,
} from './components/Toast/createToastQueue.ts'
export { ToastProvider, useToasts, type ToastProviderProps } from './components/Toast/ToastProvider.tsx'
export { beforeLinks } from './components/beforeLinks.ts'
export { useHydrated } from './components/useHydrated.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx'
export { AboutPage, type AboutPageProps } from './directory/site/AboutPage/AboutPage.tsx'
export { ActiveFilters, type ActiveFiltersProps } from './directory/search/ActiveFilters/ActiveFilters.tsx'
export type { FilterRemoval } from './directory/search/ActiveFilters/filterRemoval.ts'
export { AfricaMap, type AfricaMapCountry, type AfricaMapProps } from './directory/places/AfricaMap/AfricaMap.tsx'
export { BreakableText } from './directory/site/BreakableText.tsx'
export { BottomBar, type BottomBarProps } from './directory/site/BottomBar/BottomBar.tsx'
export { BusinessHours, type BusinessHoursProps } from './directory/listing/BusinessHours/BusinessHours.tsx'
export {
  CategoryStrip,
  type CategoryStripItem,
  type CategoryStripProps,
} from './directory/site/CategoryStrip/CategoryStrip.tsx'
export { CategoryTiles, type CategoryTilesProps } from './directory/site/CategoryTiles/CategoryTiles.tsx'
export { CheckedDate, type CheckedDateProps } from './directory/listing/CheckedDate/CheckedDate.tsx'
export { ChipLinks, type ChipLink, type ChipLinksProps } from './directory/search/ChipLinks/ChipLinks.tsx'
export { CityList, type CityListItem, type CityListProps } from './directory/places/CityList/CityList.tsx'
export { ClaimProof, type ClaimProofProps } from './directory/forms/ClaimProof/ClaimProof.tsx'
export type { ClaimEvidenceSent } from './directory/forms/ClaimProof/ClaimEvidence.tsx'
export type {
  ClaimBusy,
  ClaimedListing,
  ClaimFault,
  ClaimStanding,
  ClaimView,
  ClaimWay,
  MaskedContacts,
} from './directory/forms/ClaimProof/claimView.ts'
export { ClassifiedAds, type ClassifiedAdsProps } from './directory/results/ClassifiedAds/ClassifiedAds.tsx'
export {
  ClassifiedAdsSkeleton,
  type ClassifiedAdsSkeletonProps,
} from './directory/results/ClassifiedAds/ClassifiedAdsSkeleton.tsx'
export {
  ClassifiedsMasthead,
  type ClassifiedsMastheadProps,
} from './directory/results/ClassifiedsMasthead/ClassifiedsMasthead.tsx'
export { CompareBar, type CompareBarProps } from './directory/shortlist/CompareBar/CompareBar.tsx'
export { CompareTable, type CompareTableProps } from './directory/shortlist/CompareTable/CompareTable.tsx'
export { CompareToggle, type CompareToggleProps } from './directory/shortlist/CompareToggle/CompareToggle.tsx'
export { ContactDetails, type ContactDetailsProps } from './directory/listing/ContactDetails/ContactDetails.tsx'
export {
  ContactForm,
  type ContactFormProps,
  type ContactFormResult,
} from './directory/forms/ContactForm/ContactForm.tsx'
export type { Sender } from './directory/forms/useHoneypot.tsx'
export { ContactPanel, type ContactPanelProps } from './directory/listing/ContactPanel/ContactPanel.tsx'
export type { Enquiry, EnquiryAnswer } from './directory/listing/contact/enquiry.ts'
export { CountryEntry, type CountryEntryProps } from './directory/places/CountryEntry/CountryEntry.tsx'
export { CustomPackages, type CustomPackagesProps } from './directory/plans/CustomPackages/CustomPackages.tsx'
export { Distance, type DistanceProps, type ListingDistance } from './directory/results/Distance/Distance.tsx'
export { FeaturedListings, type FeaturedListingsProps } from './directory/results/FeaturedListings/FeaturedListings.tsx'
export { FilterBar, type FilterBarProps } from './directory/search/FilterBar/FilterBar.tsx'
export type { FilterEndProps } from './directory/search/FilterPanel/FilterEnd.tsx'
export { FilterPanel, type FilterPanelProps } from './directory/search/FilterPanel/FilterPanel.tsx'
export type { FilterGroupChoices, FilterOption } from './directory/search/FilterPanel/FilterMenu.tsx'
export { ApplicationPurpose } from './directory/forms/GetListed/ApplicationPurpose.tsx'
export {
  ApplicationReview,
  type ApplicationReviewProps,
  type ReviewPart,
} from './directory/forms/GetListed/ApplicationReview.tsx'
export { ApplicationSent, type ApplicationSentProps } from './directory/forms/GetListed/ApplicationSent.tsx'
export {
  RestoredNote,
  WaitsNote,
  type RestoredNoteProps,
  type WaitsNoteProps,
} from './directory/forms/GetListed/ApplicationNotes.tsx'
export { FieldPart, WideField, type FieldPartProps } from './directory/forms/GetListed/FieldPart.tsx'
export { GetListed, type GetListedProps } from './directory/forms/GetListed/GetListed.tsx'
export { BusinessCard, type Business, type BusinessCardProps } from './directory/forms/BusinessCard/BusinessCard.tsx'
export { AlreadyListed, type AlreadyListedProps } from './directory/forms/GetListed/AlreadyListed.tsx'
export { PreviewFrame, type PreviewFrameProps } from './directory/forms/PhonePreview/PreviewFrame.tsx'
export type { MendField } from './directory/forms/GetListed/ToMend.tsx'
export { Hero, type HeroProps } from './directory/site/Hero/Hero.tsx'
export { HoursEditor, type HoursEditorProps } from './directory/forms/HoursEditor/HoursEditor.tsx'
export { HowItWorks, type HowItWorksProps } from './directory/site/HowItWorks/HowItWorks.tsx'
export {
  ImagesEditor,
  type EditedImage,
  type ImagesEditorProps,
  type ImageUpload,
} from './directory/forms/ImagesEditor/ImagesEditor.tsx'
export {
  IsThisYou,
  type IsThisYouProps,
  type PublicDuplicate,
  type DuplicateReason,
} from './directory/forms/IsThisYou/IsThisYou.tsx'
export { KnownSoFar, type KnownSoFarProps } from './directory/listing/KnownSoFar/KnownSoFar.tsx'
export { ListingBar, type ListingBarProps } from './directory/listing/ListingBar/ListingBar.tsx'
export { CardFacts } from './directory/results/ListingCard/CardFacts.tsx'
export type { CardFactsProps } from './directory/results/ListingCard/cardLayout.ts'
export { ListingCard, type ListingCardProps } from './directory/results/ListingCard/ListingCard.tsx'
export { ListingDetails, type ListingDetailsProps } from './directory/listing/ListingDetails/ListingDetails.tsx'
export {
  Gazetteer,
  type GazetteerGroup,
  type GazetteerProps,
  type GazetteerRow,
} from './directory/results/Gazetteer/Gazetteer.tsx'
export { ListingGrid, type ListingGridProps } from './directory/results/ListingGrid/ListingGrid.tsx'
export {
  ListingGridSkeleton,
  type ListingGridSkeletonProps,
} from './directory/results/ListingGrid/ListingGridSkeleton.tsx'
export { ListingNotFound, type ListingNotFoundProps } from './directory/listing/ListingNotFound/ListingNotFound.tsx'
export { ListingPicture, type PicturedCard } from './directory/results/ListingPicture/ListingPicture.tsx'
export { ListingToolbar, type ListingToolbarProps } from './directory/listing/ListingToolbar/ListingToolbar.tsx'
export {
  LocationsOverview,
  type LocationsCity,
  type LocationsCountry,
  type LocationsOverviewProps,
} from './directory/places/LocationsOverview/LocationsOverview.tsx'
export { LocatorMap, type LocatorMapProps } from './directory/listing/LocatorMap/LocatorMap.tsx'
export { LocatorPicture, type LocatorPictureProps } from './directory/listing/LocatorMap/LocatorPicture.tsx'
export { MapFollow, type MapFollowProps } from './directory/map/MapFollow/MapFollow.tsx'
export { MapLayout, type MapLayoutProps } from './directory/map/MapLayout/MapLayout.tsx'
export { MapRows, type MapRowsProps } from './directory/map/MapRows/MapRows.tsx'
export {
  askPosition,
  nearOfPosition,
  type ExactPosition,
  type PositionAnswer,
  type PositionTrouble,
} from './directory/search/NearFilter/askPosition.ts'
export {
  NearFilter,
  type NearChoice,
  type NearFilterProps,
  type NearTown,
} from './directory/search/NearFilter/NearFilter.tsx'
export {
  useRequestedPosition,
  type RequestedPosition,
  type PositionHandlers,
  type PositionState,
} from './directory/search/NearFilter/useRequestedPosition.ts'
export { USUAL_RADIUS } from './directory/search/NearFilter/usualRadius.ts'
export { NearMe, type NearMeProps } from './directory/search/NearMe/NearMe.tsx'
export {
  NearbyListings,
  type NearbyGroup,
  type NearbyKind,
  type NearbyListing,
  type NearbyListingsProps,
} from './directory/listing/NearbyListings/NearbyListings.tsx'
export {
  NearestListings,
  type NearestListing,
  type NearestListingsProps,
} from './directory/results/NearestListings/NearestListings.tsx'
export { NoListings, type NoListingsProps } from './directory/results/NoListings/NoListings.tsx'
export type { ListNames, NothingFound, NothingWay } from './directory/results/NoListings/NothingWays.tsx'
export { NotFound, type NotFoundProps } from './directory/site/NotFound/NotFound.tsx'
export { OpenNow, type OpenNowProps } from './directory/results/OpenNow/OpenNow.tsx'
export { OpenNowToggle, type OpenNowToggleProps } from './directory/search/OpenNowToggle/OpenNowToggle.tsx'
export { OwnerBand, type OwnerBandProps } from './directory/site/OwnerBand/OwnerBand.tsx'
export {
  PhonePreview,
  type PhonePreviewProps,
  type PreviewedView,
} from './directory/forms/PhonePreview/PhonePreview.tsx'
export { PhotoGallery, type PhotoGalleryProps } from './directory/listing/PhotoGallery/PhotoGallery.tsx'
export { PlateProvider, type PlateProviderProps } from './directory/results/PlacePlate/PlateProvider.tsx'
export { PlaceLinks, type PlaceLinksItem, type PlaceLinksProps } from './directory/places/PlaceLinks/PlaceLinks.tsx'
export {
  PlaceName,
  type LocalName,
  type NameOfPlace,
  type PlaceNameProps,
} from './directory/places/PlaceName/PlaceName.tsx'
export { PlaceStrip, type PlaceStripItem, type PlaceStripProps } from './directory/places/PlaceStrip/PlaceStrip.tsx'
export { PlanCard, type PlanCardProps } from './directory/plans/PlanCard/PlanCard.tsx'
export {
  PopularCategories,
  type PopularCategoriesProps,
  type PopularCategory,
} from './directory/site/PopularCategories/PopularCategories.tsx'
export { PinCard, type PinCardProps } from './directory/map/PinCard/PinCard.tsx'
export { PinList, type PinListProps } from './directory/map/PinList/PinList.tsx'
export { PositionField, type PositionFieldProps } from './directory/forms/PositionField/PositionField.tsx'
export { PlanChoice, type PlanChoiceProps } from './directory/plans/PlanChoice/PlanChoice.tsx'
export { PricingTable, type PricingTableProps } from './directory/plans/PricingTable/PricingTable.tsx'
export { ReferencePlate, type ReferencePlateProps } from './directory/forms/ReferencePlate/ReferencePlate.tsx'
export { RequestLink, type RequestLinkProps } from './directory/forms/ReferencePlate/RequestLink.tsx'
export { RelatedListings, type RelatedListingsProps } from './directory/listing/RelatedListings/RelatedListings.tsx'
export { RequestStatus, type RequestStatusProps } from './directory/forms/RequestStatus/RequestStatus.tsx'
export { RequestTalk, type AnswerProps, type RequestTalkProps } from './directory/forms/RequestStatus/RequestTalk.tsx'
export type { WithdrawRequestProps } from './directory/forms/RequestStatus/WithdrawRequest.tsx'
export type { RequestState, RequestView } from './directory/forms/RequestStatus/requestView.ts'
export { ResultsSummary, type ResultsSummaryProps } from './directory/results/ResultsSummary/ResultsSummary.tsx'
export { SaveToggle, type SaveToggleProps } from './directory/shortlist/SaveToggle/SaveToggle.tsx'
export { ScopeHeader, type ScopeHeaderProps, type ScopeSiblings } from './directory/results/ScopeHeader/ScopeHeader.tsx'
export { SearchBar, type SearchBarProps } from './directory/search/SearchBar/SearchBar.tsx'
export { SearchBox, type SearchBoxProps } from './directory/search/SearchBox/SearchBox.tsx'
export {
  SearchSuggestions,
  type SearchSuggestionsProps,
} from './directory/search/SearchSuggestions/SearchSuggestions.tsx'
export type { MarkedText, SuggestedLines } from './directory/search/SearchSuggestions/suggestedLines.ts'
export { SectionHeading, type SectionHeadingProps } from './directory/site/SectionHeading/SectionHeading.tsx'
export { ShareButton, type ShareButtonProps } from './directory/listing/ShareButton/ShareButton.tsx'
export {
  SharedComparisonBar,
  type SharedComparisonBarProps,
} from './directory/shortlist/SharedComparisonBar/SharedComparisonBar.tsx'
export { ShortlistDrawer, type ShortlistDrawerProps } from './directory/shortlist/ShortlistDrawer/ShortlistDrawer.tsx'
export { SiteFooter, type FooterColumn, type SiteFooterProps } from './directory/site/SiteFooter/SiteFooter.tsx'
export type { SiteAccount } from './directory/site/SiteHeader/AccountLink.tsx'
export { SiteHeader } from './directory/site/SiteHeader/SiteHeader.tsx'
export type { SiteHeaderProps, SiteLink, SiteSaved } from './directory/site/SiteHeader/siteHeaderProps.ts'
export { SocialLinks, type SocialLinksProps } from './directory/listing/SocialLinks/SocialLinks.tsx'
export { SortSelect, type SortSelectProps } from './directory/search/SortSelect/SortSelect.tsx'
export { SpecialOffers, type SpecialOffersProps } from './directory/listing/SpecialOffers/SpecialOffers.tsx'
export { SuggestChange, type SuggestChangeProps } from './directory/forms/SuggestChange/SuggestChange.tsx'
export type { Suggestion, SuggestionAnswer, SuggestionKind } from './directory/forms/SuggestChange/suggestion.ts'
export { SuggestLinks, type SuggestLinksProps } from './directory/listing/SuggestLinks/SuggestLinks.tsx'
export { Suggestions, type SuggestedPage, type SuggestionsProps } from './directory/search/Suggestions/Suggestions.tsx'
export { TierBadge, type TierBadgeProps } from './directory/results/TierBadge/TierBadge.tsx'
export {
  Understood,
  type FirstKnown,
  type MissingKind,
  type UnderstoodNames,
  type UnderstoodProps,
} from './directory/search/Understood/Understood.tsx'
export { useCopy } from './directory/forms/useCopy.ts'
export { MapLink, type MapLinkProps } from './directory/results/ViewLinks/MapLink.tsx'
export { ViewLinks, type ViewLinksProps } from './directory/results/ViewLinks/ViewLinks.tsx'
export { joinClasses } from './theme/joinClasses.ts'
export { englishCount } from './messages/count.ts'
export { englishMessages, type Messages } from './catalogue/messages.ts'
export { useFormatCount } from './messages/useFormatCount.ts'
export { MessagesProvider, type MessageOverrides, type MessagesProviderProps } from './catalogue/MessagesProvider.tsx'
export { useMessages } from './messages/useMessages.ts'
export { cloth, type Colourway } from './theme/cloth.ts'
export { darkColors, lightColors, type Colors } from './theme/colors.ts'
export { breakpoints, type Breakpoint, type SpaceToken } from './theme/scales.ts'
export { themeScript } from './theme/themeScript.ts'
export { vars } from './theme/vars.css.ts'

export {
  LocationsOverview,
  type LocationsCity,
  type LocationsCountry,
  type LocationsOverviewProps,
} from './LocationsOverview.tsx'

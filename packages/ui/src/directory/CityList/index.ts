export { CityList, type CityListItem, type CityListProps } from './CityList.tsx'

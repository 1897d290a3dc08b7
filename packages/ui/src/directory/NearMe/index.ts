export { NearMe, type NearMeProps } from './NearMe.tsx'

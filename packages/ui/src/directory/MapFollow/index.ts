export { MapFollow, type MapFollowProps } from './MapFollow.tsx'

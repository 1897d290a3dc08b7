export {
  askPosition,
  nearOfPosition,
  type ExactPosition,
  type PositionAnswer,
  type PositionTrouble,
} from './askPosition.ts'
export { NearFilter, type NearChoice, type NearFilterProps, type NearTown } from './NearFilter.tsx'
export {
  useRequestedPosition,
  type RequestedPosition,
  type PositionHandlers,
  type PositionState,
} from './useRequestedPosition.ts'

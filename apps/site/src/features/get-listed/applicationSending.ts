import '../../shared/data/zodWithoutEval.ts'
// What the form needs to check and send an application, in one piece: it is fetched while there is a network.
export {
  draftToken,
  photographsOnTheWay,
  restorePhotographs,
  sendPhotographs,
} from '../../shared/application/applicationPhotographs.ts'
export { faultsOf, firstFaultyStep, type FieldFault } from './checkApplication.ts'
export { publicDuplicates } from './publicDuplicates.ts'
export { sendApplication } from './sendApplication.ts'

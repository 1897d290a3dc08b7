export { ChoiceMenu, type TableChoice } from './ChoiceMenu.tsx'

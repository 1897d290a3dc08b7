export { PersonData, type PersonDataProps, type PersonFound } from './PersonData.tsx'

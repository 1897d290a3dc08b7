export { OpenNow, type OpenNowProps } from './OpenNow.tsx'

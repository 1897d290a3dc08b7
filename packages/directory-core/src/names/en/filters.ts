import type { Names } from '../names.ts'
import { facts } from './facts.ts'

export const filters: Names['filters'] = {
  ...facts,
  near: (where, within) => (within === undefined ? `Near ${where}` : `Within ${within} km of ${where}`),
  position: (lat, lng) => `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng)}° ${lng < 0 ? 'W' : 'E'}`,
  box: 'This part of the map',
  nearest: 'Distance',
}

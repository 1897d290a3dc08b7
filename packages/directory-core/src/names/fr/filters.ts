import type { Names } from '../names.ts'

const degrees = (value: number) => String(Math.abs(value)).replace('.', ',')

export const filters: Names['filters'] = {
  open: 'Ouvert maintenant',
  has: { whatsapp: 'WhatsApp', website: 'Site web', photographs: 'Photos', offers: 'Offres spéciales' },
  near: (where, within) => (within === undefined ? `Près de : ${where}` : `À moins de ${within} km : ${where}`),
  position: (lat, lng) => `${degrees(lat)}° ${lat < 0 ? 'S' : 'N'}, ${degrees(lng)}° ${lng < 0 ? 'O' : 'E'}`,
  box: 'Cette partie de la carte',
  nearest: 'Distance',
}

/** What PlaceName says by itself. */
export const placeNameMessages = {
  transliterated: 'transliterated',
}

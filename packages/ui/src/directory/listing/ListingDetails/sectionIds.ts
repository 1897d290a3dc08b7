/** Where the panel's links lead on the page. */
export const CONTACT_ID = 'contact'
export const LOCATION_ID = 'location'
export const HOURS_ID = 'business-hours'

/** Where the menu button leads while no script opens the menu: to the navigation of the header, which then shows itself. */
export const NAVIGATION_ID = 'site-navigation'

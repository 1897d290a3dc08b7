/** What BusinessHours says by itself. */
export const businessHoursMessages = {
  /** Read out behind the name of the day that it is. */
  today: 'today',
}

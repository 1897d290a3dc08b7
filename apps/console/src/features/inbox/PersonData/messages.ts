/** What PersonData says by itself. */
export const personDataMessages = {
  heading: 'What is kept of a person',
  hint: 'Write the address, also of somebody from whom no message lies open.',
  email: 'E-mail address',
  look: 'Look it up',
  looking: 'Looking it up',
  missing: 'Write the whole address, such as name@example.com',
  failed: 'What is kept could not be read. Nothing was changed.',
  nothing: (email: string) => `Nothing is kept of ${email}.`,
  kept: (email: string) => `Kept of ${email}`,
  administrator: 'An administrator’s account is not deleted here: the administrators remove it.',
  export: 'Export all of it',
  erase: 'Delete now',
}

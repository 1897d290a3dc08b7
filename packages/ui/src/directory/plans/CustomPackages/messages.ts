/** What CustomPackages says by itself. */
export const customPackagesMessages = {
  heading: 'Need something specific?',
  text: 'Ask us about custom packages for multi-location businesses or special advertising.',
  contact: 'Contact Us',
}

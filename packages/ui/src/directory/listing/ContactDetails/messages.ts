/** What ContactDetails says by itself. */
export const contactDetailsMessages = {
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
}

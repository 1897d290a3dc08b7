/** What PlanChoice says by itself. */
export const planChoiceMessages = {
  label: 'One yearly payment in rand. Pick how much of your business travellers can see.',
  chosen: 'Chosen',
}

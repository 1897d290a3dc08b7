/** What PlanCard says by itself. */
export const planCardMessages = {
  popular: 'Most Popular',
  features: (plan: string) => `What ${plan} has`,
}

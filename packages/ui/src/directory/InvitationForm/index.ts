export { InvitationForm, type InvitationFormProps, type InvitationState } from './InvitationForm.tsx'

import { TextField } from '../../../components/TextField/TextField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { claimProofMessages } from './messages.ts'

interface ClaimNameProps {
  name: string
  /** Undefined once it was sent with the claim. */
  onNameChange: ((name: string) => void) | undefined
}

/** The name of who claims, in each form that a claim can begin with. */
export function ClaimName({ name, onNameChange }: ClaimNameProps) {
  const messages = useMessages('claimProof', claimProofMessages)
  return (
    <TextField
      label={messages.name}
      name="name"
      description={messages.nameHint}
      autoComplete="name"
      maxLength={120}
      value={name}
      {...(onNameChange ? { onChange: onNameChange } : { readOnly: true })}
    />
  )
}

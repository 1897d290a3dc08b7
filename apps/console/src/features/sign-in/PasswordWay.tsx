import { ForgottenPassword } from './ForgottenPassword/ForgottenPassword.tsx'
import { Text } from '@dira/ui'
import { useState, type ReactNode } from 'react'
import { useSettings } from '../../shared/settings.ts'

interface PasswordWayProps {
  /** Whom to ask where no emails go out. */
  readonly children: ReactNode
}

/** The way on for who forgot the password: a link by mail, or somebody who makes one. */
export function PasswordWay({ children }: PasswordWayProps) {
  const { sendsEmails } = useSettings()
  const [outcome, setOutcome] = useState<'asked' | 'limited' | 'unreachable'>()
  const [isBusy, setBusy] = useState(false)
  const ask = async (email: string) => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(await linkData().then((links) => links.askForPassword(email), unreachable))
    setBusy(false)
  }
  if (sendsEmails) return <ForgottenPassword onAsk={(email) => void ask(email)} outcome={outcome} isBusy={isBusy} />
  return (
    <Text size="small" tone="muted">
      Forgot the password? {children}
    </Text>
  )
}

/** Fetched when somebody asks: signing in needs nothing of it. */
const linkData = async () => (await import('./passwordLinks.ts')).passwordLinks()
const unreachable = () => 'unreachable' as const

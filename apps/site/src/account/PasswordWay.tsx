import { ForgottenPassword, Text } from '@dira/ui'
import { useEffect, useState, type ReactNode } from 'react'

interface PasswordWayProps {
  /** Whom to ask where no letters go out. */
  readonly children: ReactNode
}

/** The way on for who forgot the password: a link by mail, or somebody who makes one. */
export function PasswordWay({ children }: PasswordWayProps) {
  const [isByMail, setByMail] = useState<boolean>()
  const [outcome, setOutcome] = useState<'asked' | 'limited' | 'unreachable'>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isShown = true
    void linkData()
      .then((links) => links.canAskForPassword())
      .catch(() => false)
      .then((can) => isShown && setByMail(can))
    return () => {
      isShown = false
    }
  }, [])
  const ask = async (email: string) => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(await linkData().then((links) => links.askForPassword(email), unreachable))
    setBusy(false)
  }
  if (isByMail) return <ForgottenPassword onAsk={(email) => void ask(email)} outcome={outcome} isBusy={isBusy} />
  if (isByMail === undefined) return null
  return (
    <Text size="small" tone="muted">
      Forgot the password? {children}
    </Text>
  )
}

/** Fetched when the page stands: signing in needs nothing of it. */
const linkData = async () => (await import('./passwordLinks.ts')).passwordLinks()
const unreachable = () => 'unreachable' as const

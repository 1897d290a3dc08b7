import { ClaimProof, Link, Text, useHydrated } from '@dira/ui'
import { useState } from 'react'
import { useGo } from '../../shared/overlays.tsx'
import type { ClaimData } from '../../shared/data/pageData.ts'
import { paths, CONTACT } from '@dira/data/site'
import { useNow } from '../../shared/useNow.ts'
import { draftState } from '../../shared/application/applicationDraft.ts'
import { claimViewOf } from './claimViewOf.ts'
import { useClaim } from './useClaim.ts'

const TEN_SECONDS = 10_000

/** The claim of a listing, from the first choice to the account. */
export function ClaimListing({ data: { card, place } }: { readonly data: ClaimData }) {
  const { slug, businessName, tierLabel } = card
  const found = useClaim(slug)
  const { kept, claim } = found
  const isHydrated = useHydrated()
  const go = useGo()
  const [written, setWritten] = useState<string>()
  const now = useNow(TEN_SECONDS)

  // The form for a new listing has asked for the name already.
  const applied = isHydrated ? draftState().draft.written : undefined
  const name = (claim && kept?.name) ?? written ?? kept?.name ?? applied?.contactName ?? ''
  const { email, phone } = CONTACT
  const { contacts } = found
  // A number that is none of a mobile phone has no WhatsApp.
  const whatsapp = card.phones[0]?.whatsapp !== undefined && typeof contacts === 'object' ? contacts.phone : undefined
  return (
    <ClaimProof
      // Mounts anew once there is a script: only then are the first values known.
      key={String(isHydrated)}
      listing={{ card, name: businessName, place, tierLabel, href: paths.listing(slug) }}
      contacts={contacts === 'none' ? {} : typeof contacts === 'object' ? { ...contacts, whatsapp } : contacts}
      claim={claim && kept && claimViewOf(claim, kept.token, found.isMailed)}
      now={now ?? 0}
      name={name}
      onNameChange={claim ? undefined : setWritten}
      email={applied?.contactEmail ?? ''}
      busy={found.busy}
      fault={found.fault}
      message={found.message}
      signInHref={paths.ownerSignIn()}
      onAsk={(way, sender) => found.ask(way, name, sender)}
      onCode={found.tryCode}
      onEvidence={(evidence, sender) => found.sendEvidence(evidence, name, sender)}
      onAccount={(address) => found.nameAccount(address, go)}
      onAgain={found.beginAnew}
      onRetry={found.readContacts}
      withoutScript={
        <Text>
          Without script this page cannot send a claim. Write to <Link href={email.href}>{email.text}</Link> or call{' '}
          <Link href={phone.href}>{phone.text}</Link>.
        </Text>
      }
    />
  )
}

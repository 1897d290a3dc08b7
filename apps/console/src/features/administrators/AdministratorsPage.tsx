import { Administrators } from './Administrators/Administrators.tsx'
import { useRef } from 'react'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useAdministrators } from './useAdministrators.ts'

/** `/admin/administrators` */
export function AdministratorsPage() {
  const email = useRef<HTMLInputElement>(null)
  useKeys('Administrators', [{ keys: 'n', label: 'Invite somebody', run: () => email.current?.focus() }])
  return <Administrators emailField={email} {...useAdministrators()} />
}

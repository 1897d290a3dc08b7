import { readBackupsStatus } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '@dira/app'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { useSettings } from '../../shared/settings.ts'

/** The backups that this site's server makes. A hosted project has its own, and nobody is asked. */
export function useBackups() {
  const { isAdmin } = useAccount()
  const options = useDataOptions()
  const isHosted = useSettings().apiUrl !== ''
  return useQuery({
    queryKey: ['backups'],
    queryFn: async () => readBackupsStatus(options),
    enabled: isAdmin && !isHosted,
    refetchInterval: 60_000,
  })
}

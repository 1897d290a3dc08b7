import { useAuth } from '@dira/auth/react'
import { Button, Heading, PageBody, Stack, Text } from '@dira/ui'

/** `/owner/account`: who is signed in, and the way out. */
export function AccountPage() {
  const { user, signOut } = useAuth()
  return (
    <PageBody>
      <Heading level={1}>Account</Heading>
      <Stack gap={5}>
        <Text>
          You are signed in as <strong>{user?.email}</strong>.
        </Text>
        <div>
          <Button variant="secondary" onPress={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </Stack>
    </PageBody>
  )
}

import { config } from 'zod'

// zod would try whether it may make code out of text, which the site's security policy forbids and reports. Import this before any schema.
config({ jitless: true })

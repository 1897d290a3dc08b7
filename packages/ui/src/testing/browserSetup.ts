import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
// Components are tested as they are used: with the styles that decide what is seen, and where a pointer lands.
import '../styles.ts'

// What moves takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

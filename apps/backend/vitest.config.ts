import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A database is made for each file that needs one, which takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

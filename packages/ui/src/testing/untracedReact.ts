/**
 * React notes for a browser's developer tools who made each element and how long each rendering took. Nobody opens them over a test.
 * To be imported before anything that loads React.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })

interface Internals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}

// A React that has no such count of the stacks that it took is a slower one, no other. Above ten thousand in a second it takes no more of them.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } =
  (await import('react')) as Internals
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

/** Gives what opens over a page of a story a history of its own: going back in the frame's would leave the story. */
export function keepOwnHistory(): void {
  const states: unknown[] = [history.state]
  history.pushState = (state: unknown) => {
    states.push(state)
    history.replaceState(state, '')
  }
  history.go = (steps = 0) => {
    states.splice(Math.max(states.length + steps, 1))
    history.replaceState(states.at(-1), '')
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown })))
  }
}

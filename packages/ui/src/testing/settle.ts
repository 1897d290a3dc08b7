/** Waits until what was rendered has its final look: fonts there, effects and observers done, movement at its end. */
export async function settle(): Promise<void> {
  await document.fonts.ready
  await frame()
  const animations = document.getAnimations()
  if (animations.length === 0) return
  for (const animation of animations) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  await frame()
}

/** A frame with all that belongs to it: observers of sizes have their say after the callback. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

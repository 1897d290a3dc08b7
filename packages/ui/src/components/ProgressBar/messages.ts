/** What ProgressBar says by itself. */
export const progressBarMessages = {
  percent: (percent: number) => `${percent}%`,
}

import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../routes.tsx'
import { App } from '../shell/App.tsx'
import { Shell } from '../shell/Shell.tsx'

interface SampleConsoleProps {
  /** Path and query of the page. */
  readonly url: string
  /** Shown in place of the page. @default the console's own page */
  readonly children?: ReactNode
}

const SETTINGS = {
  siteUrl: 'https://dira.example',
  apiUrl: '',
  formsUrl: '',
  publishableKey: 'sample',
  imageOrigins: [],
}

/** A page of the console as a story shows it: nobody is signed in. */
export function SampleConsole({ url, children }: SampleConsoleProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      children === undefined ? routes : [{ Component: Shell, children: [{ path: '*', element: children }] }],
      { initialEntries: [url] },
    ),
  )
  return (
    <App settings={SETTINGS}>
      <RouterProvider router={router} />
    </App>
  )
}

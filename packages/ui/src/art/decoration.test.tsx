import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dial } from './Dial/Dial.tsx'
import { Landscape } from './Landscape/Landscape.tsx'
import { Needle } from './Needle/Needle.tsx'
import { Pictogram } from './Pictogram/Pictogram.tsx'

it.each([
  ['Dial', <Dial key="dial" bearing={116} />],
  ['Landscape', <Landscape key="landscape" crop="strip" />],
  ['Needle', <Needle key="needle" />],
  ['Pictogram', <Pictogram key="pictogram" name="wellness" />],
])('%s is decoration: assistive technology passes over it', (_name, art) => {
  const { container } = render(art)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})

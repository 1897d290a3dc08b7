import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SocialLinks } from './SocialLinks.tsx'

it.each([
  ['https://instagram.example/naradunes', 'Place @naradunes'],
  ['https://tiktok.example/@naradunes/', 'Place @naradunes'],
  ['https://linkedin.example/company/ọṣun-rooms?lang=en', 'Place @ọṣun-rooms'],
  ['https://whatsapp.example/255754555163', 'Place'],
  ['https://facebook.example/profile.php?id=1', 'Place'],
  ['https://facebook.example/', 'Place'],
  ['https://facebook.example', 'Place'],
  ['https://youtube.example/channel/UCx-a-name-that-nobody-would-know', 'Place'],
  ['mailto:hello@naradunes.example', 'Place'],
])('names the account of %s where a person would know it', (url, name) => {
  render(<SocialLinks links={[{ platform: 'Place', url }]} />)
  expect(screen.getByRole('link')).toHaveAccessibleName(name)
  expect(screen.getByRole('link')).toHaveAttribute('href', url)
})

import { joinClasses } from '../../theme/joinClasses.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonVariant } from '../Button/Button.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'look' | 'standalone'> {
  /** @default 'primary' */
  variant?: Exclude<ButtonVariant, 'link'>
}

/** A link with the look of a button, for the one way on that a page proposes. */
export function LinkButton({ variant = 'primary', className, ...props }: LinkButtonProps) {
  return <Link look="bare" className={joinClasses(button({ variant }), className)} {...props} />
}

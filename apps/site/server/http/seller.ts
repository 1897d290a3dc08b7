import type { Seller } from '@dira/data'
import type { DataService } from '../dataService.ts'
import { toldToAdministrators } from './toldToAdministrators.ts'

interface SellerOptions extends Pick<DataService, 'administratorOf'> {
  /** @default nobody is named on invoices */
  readonly seller?: Seller | undefined
}

/** Answers administrators who sends the invoices. */
export function createSeller({ seller = { lines: [] }, administratorOf }: SellerOptions) {
  return toldToAdministrators({ administratorOf }, () => seller)
}

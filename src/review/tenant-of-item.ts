import { notFound, type Store, type Tenant } from '../kernel/index.ts'
import { tenantOfItem } from './table.ts'

/** The account and mode that the item of a staff route belongs to. */
export async function tenantOf(store: Store, params: Record<string, string>): Promise<Tenant> {
  const tenant = await tenantOfItem(store, params.review_item_id ?? '')
  if (!tenant) throw notFound('review_item', params.review_item_id ?? '')
  return tenant
}

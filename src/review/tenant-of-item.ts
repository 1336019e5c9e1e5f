import { isId, notFound, type Store, type Tenant } from '../kernel/index.ts'
import { tenantOfItem } from './table.ts'

/** The account and mode that the item of a staff route belongs to. */
export async function tenantOf(store: Store, params: Record<string, string>): Promise<Tenant> {
  const itemId = params.review_item_id ?? ''
  // Asked for before the route's shapes are checked: anything may stand here
  const tenant = isId('reviewItem', itemId) ? await tenantOfItem(store, itemId) : null
  if (!tenant) throw notFound('review_item', itemId)
  return tenant
}

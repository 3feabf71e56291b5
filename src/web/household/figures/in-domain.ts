import { type DomainForm, toDomain } from "#sync/kinds/domain-form.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Collection } from "#web/store/collection.ts";

const lists = new WeakMap<object, readonly unknown[]>();

/** A collection as the rules read it: the same list for the same collection, so that what follows from it holds too. */
export function inDomain<Live extends AnyRecord>(collection: Collection<Live>): readonly DomainForm<Live>[] {
  const known = lists.get(collection);
  if (known) return known as readonly DomainForm<Live>[];
  const list = collection.list().map(toDomain);
  lists.set(collection, list);
  return list;
}

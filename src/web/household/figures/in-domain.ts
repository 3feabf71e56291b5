import { type DomainForm, toDomain } from "#sync/kinds/domain-form.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Collection } from "#web/store/collection.ts";

const lists = new WeakMap<object, readonly unknown[]>();

/** A collection as the rules read it: the same list for the same collection, so that what follows from it holds too. */
export function inDomain<Live extends AnyRecord>(collection: Collection<Live>): readonly DomainForm<Live>[] {
  const known = lists.get(collection);
  if (known) return known as readonly DomainForm<Live>[];
  const list = collection.list().map(formOf);
  lists.set(collection, list);
  return list;
}

const forms = new WeakMap<object, unknown>();

/** One more save among the thousands of many years brings one more form, and none of the others anew. */
function formOf<Live extends AnyRecord>(record: Live): DomainForm<Live> {
  const known = forms.get(record) as DomainForm<Live> | undefined;
  if (known) return known;
  const form = toDomain(record);
  forms.set(record, form);
  return form;
}

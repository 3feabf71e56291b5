import * as v from "valibot";
import { spaces } from "#sync/household-api.ts";
import { envelopeSchema } from "#sync/record.ts";

/** Records of a newer version of this app may be of kinds that are unknown here. */
const record = v.looseObject({ ...envelopeSchema.entries, kind: v.string() });

const place = { household: v.string(), id: v.string() };

/** What a row must have at least, so that this app can work with it. Only rows of a damaged database are asked. */
export const rowSchemas = {
  households: v.looseObject({ id: v.string(), space: v.picklist(spaces) }),
  records: v.looseObject({ ...place, record }),
  outbox: v.looseObject({
    ...place,
    base: v.nullable(record),
    sent: v.nullable(record),
    state: v.picklist(["waiting", "sent", "refused"]),
  }),
  facts: v.looseObject({ name: v.string(), value: v.string() }),
  place: v.looseObject(place),
};

import type { Day } from "#domain/time/day.ts";
import { newId } from "#web/platform/new-id.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { type DeviceStore, openDeviceStore } from "../device-store.ts";
import { newHouseholdRow } from "../households/household-rows.ts";
import { browserClient } from "../sync/browser-client.ts";
import { leadAlways } from "../tabs/lead.ts";
import { noTabs } from "../tabs/tab-channel.ts";
import { sampleHistory, sampleHousehold } from "./sample-household.ts";

const household = "00000000-0000-4000-8000-000000000000";

/** The sample household, in the user's time zone. In memory, without other tabs or a server, so that it never touches a real one. */
export async function openSample(today: Day): Promise<DeviceStore> {
  const database = memoryDatabase();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const records = [...sampleHousehold(today, timeZone), ...sampleHistory(today)];
  await database.write(async (tables) => {
    await tables.households.put([newHouseholdRow(household, "shared")]);
    await tables.records.put(records.map((record) => ({ household, id: record.id, record })));
  });
  return openDeviceStore({
    ...{ name: "sample", database, remote: null, timing: browserClient.timing },
    ...{ openTabs: noTabs, lead: leadAlways, newId: () => newId(Date.now()) },
  });
}

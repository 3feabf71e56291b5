import type { MoneyDate } from "#domain/money-date/money-date.ts";
import { browserSays } from "#web/household/place/place.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";

const evening = 19 * 60;
const sunday = 7;

/** What to begin with: the day and the clocks of the household on screen, in the evening. */
function usualDate({ households, openId }: StoreState): MoneyDate {
  const household = openId === null ? undefined : households.get(openId)?.of.household.list()[0];
  return {
    weekday: household?.moneyDate ?? sunday,
    minute: evening,
    timeZone: household?.calendars.at(-1)?.timeZone ?? browserSays().timeZone,
  };
}

const always = () => true;

/** Only to begin with: what someone is choosing does not move under their hands. */
export const useUsualDate = (): MoneyDate => useStoreState(usualDate, always);

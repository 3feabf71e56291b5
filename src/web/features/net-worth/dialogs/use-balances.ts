import type { Balance } from "#domain/household/records.ts";
import { formatMoney } from "#domain/money/money.ts";
import { isListing } from "#domain/net-worth/listed-balances.ts";
import { type Noted, notingBalances } from "#web/household/balances/noting-balance.ts";
import { useRun } from "#web/household/use-run.ts";
import { type Command, changing, deleting } from "#web/store/command.ts";
import { dayWords } from "../look-words.ts";
import { notedWords } from "../update/update-words.ts";
import type { Kept } from "./kept.ts";

/** What can be done with the balances of one account or debt. Each says whether it was kept. */
export function useBalances({ place }: Kept) {
  const run = useRun();
  const { format, today, listedOn } = place;
  const act = async (command: Command, said: string) => (await run(command, said, place.id)).ok;
  const words = ({ amount, day }: Pick<Balance, "amount" | "day">) =>
    `${formatMoney(amount, format)} on ${dayWords(day, today)}`;
  const note = (noted: readonly Noted[]) => {
    const command = notingBalances(noted, ({ id }) => listedOn(id));
    return act(command, noted.length === 1 ? `Noted: ${words(noted[0]!)}.` : notedWords(noted.length));
  };
  // What was said at the listing is no record yet: changing it writes one.
  const change = (balance: Balance, { day, amount, low, high }: Noted) =>
    isListing(balance.id)
      ? note([{ of: balance.of, day, amount, ...(low !== undefined && { low }), ...(high !== undefined && { high }) }])
      : act(
          changing("change-balance", "balance", balance.id, () => ({ day, amount, low, high }) as never),
          `Changed: ${words({ amount, day })}.`,
        );
  const remove = (balance: Balance) => act(deleting("remove-balance", balance.id), `Removed: ${words(balance)}.`);
  return { note, change, remove };
}

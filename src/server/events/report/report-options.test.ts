import { expect, it } from "vitest";
import { now } from "./report-fixture.contract.ts";
import { readOptions } from "./report-options.ts";

const read = (args: string[], env = {}) => readOptions(args, env, now);

it("[RP15] takes options with a space or an equals sign", () => {
  const given = { from: "2026-09-01", to: "2026-11-15", zone: "Europe/Berlin", folder: "/tmp/out", withBots: true };
  const text = "--from 2026-09-01 --to 2026-11-15 --zone Europe/Berlin --out /tmp/out --bots";
  expect(read(text.split(" "))).toEqual(given);
  expect(read(text.replaceAll(/ (?!--)/g, "=").split(" "))).toEqual(given);
});

it("[RP15] has days of TZ, else of this machine", () => {
  expect(read([], { TZ: "Asia/Tokyo" }).zone).toBe("Asia/Tokyo");
  const machine = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([read([]).zone, read([], { TZ: ":nonsense" }).zone]).toEqual([machine, machine]);
  expect(read(["--zone", "UTC"], { TZ: "Asia/Tokyo" }).zone).toBe("UTC");
});

it.each([
  [["--from", "2026-02-30"], '--from must be a day such as 2026-09-01, not "2026-02-30".'],
  [["--to=yesterday"], '--to must be a day such as 2026-09-01, not "yesterday".'],
  [["--zone", "Mars/Olympus"], '--zone must be a time zone such as Europe/Berlin, not "Mars/Olympus".'],
  [["--from", "2026-11-17", "--zone", "UTC"], "--from must not lie ahead: 2026-11-17."],
  [["--from", "2026-09-02", "--to", "2026-09-01"], "--from must not be later than --to: 2026-09-02 and 2026-09-01."],
  [["--out"], "--out needs a value."],
  [["--from", "--bots"], "--from needs a value."],
  [["--since", "2026-09-01"], 'There is no option "--since".'],
  [["2026-09-01"], 'There is no option "2026-09-01".'],
  [["--bots=no"], 'There is no option "--bots=no".'],
])("[RP15] names what is wrong with %j", (args, message) => {
  expect(() => read(args)).toThrow(message);
});

import { expect, type TestInfo } from "@playwright/test";
import { isProvoked } from "./console-messages.ts";
import type { Device } from "./device.ts";
import { healAll } from "./faults.ts";
import type { Journey } from "./journey.ts";
import { placesIn } from "./ledger.ts";

/** The moment of writing is the only thing in which two files of one household differ (docs/file-formats.md). */
const withoutMoment = (file: string): string => file.replace(/"exportedAt":"[^"]*"/, '"exportedAt":""');

/** A record is a line, so these are the records in which two files differ. */
function differences(one: string, other: string): string[] {
  const [ones, others] = [one.split(",\n"), other.split(",\n")].map((lines) => lines.map((line) => line.trim()));
  const only = (lines: string[], than: string[], mark: string) => {
    const known = new Set(than);
    return lines.filter((line) => !known.has(line)).map((line) => `${mark} ${line}`);
  };
  return [...only(ones!, others!, "-"), ...only(others!, ones!, "+")];
}

async function filesOf(devices: readonly Device[]): Promise<string[]> {
  const files: string[] = [];
  for (const device of devices) files.push(withoutMoment(await device.exported()));
  return files;
}

/**
 * Heals everything, waits until every device says that it is in step, and compares their exports byte by byte. A device
 * may say so a moment before it is told of what another one just sent, so they are compared until they agree.
 */
export async function expectAllEqual(journey: Journey, info: TestInfo, more: readonly Device[] = []): Promise<void> {
  const { ledger, log, problems } = journey;
  await healAll(journey);
  const devices = [...journey.devices, ...more];
  for (const device of devices) await device.goTo("Account");
  for (const device of devices) await device.isInStep();
  let files: string[] = [];
  const compared = async () => {
    files = await filesOf(devices);
    return devices.slice(1).flatMap((device, at) => {
      const found = differences(files[0]!, files[at + 1]!);
      return found.length > 0 || files[0] !== files[at + 1]
        ? [`${devices[0]!.name} and ${device.name}:`, ...found]
        : [];
    });
  };
  try {
    await expect.poll(compared, { message: "the exports of all devices are equal" }).toEqual([]);
  } catch (error) {
    for (const [at, body] of files.entries()) await info.attach(`${devices[at]!.name}.json`, { body });
    throw error;
  }
  const found = placesIn(files[0]!);
  const faults = ledger.faults(found);
  if (faults.length > 0) await info.attach("household.json", { body: files[0]! });
  expect(faults, "what a device said was saved, and nobody deleted, is in the export").toEqual([]);
  expect(
    problems.filter((words) => !isProvoked(words)),
    "what no fault provokes on a console",
  ).toEqual([]);
  ledger.settle(found);
  log(`${devices.length} devices are equal, with ${found.size} things each`);
}

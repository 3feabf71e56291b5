import { randomUUID } from "node:crypto";
import type { HouseholdService } from "#web/backends/household-service.ts";
import type { Remote } from "#web/backends/remote.ts";
import { anew, granted, type RemoteSetting } from "./setting.ts";

export interface Person {
  uid: string;
  remote: Remote;
  service: HouseholdService;
}

/** A household of Maya's in which Tom is too; Ida and Eve are not. People of their own for each test. */
export async function family(setting: RemoteSetting) {
  const person = (name: string): Person => {
    const uid = `${name}-${randomUUID()}`;
    return { uid, remote: setting.remoteOf(uid), service: setting.serviceOf(uid) };
  };
  const [maya, tom, ida, eve] = [person("maya"), person("tom"), person("ida"), person("eve")];
  const id = randomUUID();
  granted(await maya.remote.begin(id, "shared"));
  await setting.addMember(id, maya.uid, tom.uid);
  const { epoch } = granted(await maya.remote.pull(id, anew));
  return { id, epoch, maya, tom, ida, eve, nobody: setting.serviceOf(null) };
}

export type Family = Awaited<ReturnType<typeof family>>;

export const idsOf = async ({ remote }: Person): Promise<string[]> =>
  granted(await remote.households()).households.map(({ householdId }) => householdId);

/** Maya makes a link and Ida takes it. */
export async function taken({ id, maya, ida }: Family): Promise<{ secret: string; invitation: string }> {
  const { secret, invitation } = granted(await maya.service.invite(id, { by: "link" }));
  granted(await ida.service.accept(secret!));
  return { secret: secret!, invitation: invitation.id };
}

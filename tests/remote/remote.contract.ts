import { afterAll, beforeAll, describe } from "vitest";
import { inviting } from "./inviting.contract.ts";
import { membership } from "./membership.contract.ts";
import { people } from "./people.contract.ts";
import { pulling } from "./pulling.contract.ts";
import { pushing } from "./pushing.contract.ts";
import type { OpenSetting, RemoteSetting } from "./setting.ts";
import { watching } from "./watching.contract.ts";

/** What devices rely on, whatever keeps their households in step. */
export function remoteContract(name: string, open: OpenSetting): void {
  describe(`a remote: ${name}`, () => {
    let setting: RemoteSetting;
    beforeAll(async () => {
      setting = await open();
    });
    afterAll(() => setting.stop());
    for (const part of [inviting, people]) part(() => setting);
    for (const part of [membership, pushing, pulling, watching]) part(() => withOwnPeople(setting, part.name));
  });
}

/** Each part has its own Maya, Tom and Uma: nobody may own more than a few households. */
function withOwnPeople(setting: RemoteSetting, part: string): RemoteSetting {
  const named = (person: string) => `${person}-${part}`;
  return {
    ...setting,
    remoteOf: (person) => setting.remoteOf(person && named(person)),
    addMember: (household, by, person) => setting.addMember(household, named(by), named(person)),
    removeMember: (household, by, person) => setting.removeMember(household, named(by), named(person)),
  };
}

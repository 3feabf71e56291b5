import { expectAccessible } from "./support/accessible.ts";
import { confirmAddress, signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { inStep } from "./support/people.ts";
import { makeLink, section } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

test("whoever has not confirmed their address invites by a link, is told so, and by mail once they have", async ({
  page,
  site,
}, info) => {
  test.slow();
  await signUp(page, site.address, "ines@example.com");
  await beginHousehold(page, "Ines’");
  await inStep(page);
  const members = section(page, "Members");
  const send = async () => {
    await members.getByLabel("Or by mail").fill("otto@example.com");
    await members.getByRole("button", { name: "Send" }).click();
  };
  await send();
  await expect(members.getByLabel("Or by mail")).toHaveAccessibleDescription(/Confirm your own address first/);
  await expect(members.getByLabel("Or by mail")).toHaveValue("otto@example.com");
  await expectAccessible(page);
  await members.screenshot({ path: info.outputPath("refused.png") });
  expect(await makeLink(page)).toContain("/account/invitation#");
  await confirmAddress(page, site, "ines@example.com");
  await send();
  await expect(members.getByText("On its way to otto@example.com.")).toBeVisible();
});

import { expectAccessible } from "./support/accessible.ts";
import { isIn, test } from "./support/accounts.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { PasskeyDevice } from "./support/passkey-device.ts";
import { byPasskey, createByPasskey, passkeyRows, passkeys } from "./support/passkeys.ts";
import { expect } from "./support/test.ts";

for (const { width, colorScheme } of looksOf(4)) {
  test(`passkeys are accessible at ${width} px, ${colorScheme}`, async ({ browser, site: { address } }, info) => {
    test.slow();
    const page = await pageWithLook(browser, { width, colorScheme });
    const shoot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
    await PasskeyDevice.in(page);
    await page.goto(`${address}/account`);
    await byPasskey(page).click();
    await expect(page.getByText(/^No passkey was used\./)).toBeVisible();
    await expectAccessible(page);
    await shoot("sign-in");
    await createByPasskey(page, address, `look-${colorScheme}-${width}@example.com`);
    await isIn(page);
    await expect(passkeyRows(page)).toHaveCount(1);
    await expectAccessible(page);
    await passkeys(page).scrollIntoViewIfNeeded();
    await shoot("security");
    for (const [name, button] of [
      ["rename", /^Rename/],
      ["remove", /^Remove/],
      ["add", /^Add a passkey/],
    ] as const) {
      await passkeys(page).getByRole("button", { name: button }).click();
      await expectAccessible(page);
      await shoot(name);
      await page.keyboard.press("Escape");
    }
    await page.context().close();
  });
}

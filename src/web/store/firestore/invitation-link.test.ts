import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { readLink, writeLink } from "#sync/household-api.ts";
import { hashOf, newSecret } from "./invitation-link.ts";

const household = "0b3f7c5e-53a1-4b8e-9a50-6a3a4a3f2d11";

it("[HM16] a link is read as it was written, and nothing else is one", () => {
  const link = { household, secret: newSecret() };
  expect(readLink(writeLink(link))).toEqual(link);
  for (const text of ["", link.secret, `${household}.`, `${household}.${link.secret}x`, `x.${link.secret}`])
    expect(readLink(text)).toBeNull();
});

it("[HM16] an invitation is named by the SHA-256 of its secret", async () => {
  const secret = newSecret();
  expect(await hashOf(secret)).toBe(createHash("sha256").update(secret).digest("base64url"));
  expect(newSecret()).not.toBe(secret);
});

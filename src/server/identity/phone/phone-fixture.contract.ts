import { expect, vi } from "vitest";
import { type Browser, outcomeOf } from "../browser.contract.ts";
import { newMember, type Served } from "../identity-fixture.contract.ts";

export const phoneEnv = { SMS_URL: "https://sms.example/send" };

let count = 0;
/** An unused number. */
export function newNumber(): string {
  count += 1;
  return `+4917012${String(count).padStart(5, "0")}`;
}

/** The code in the last text to a number. */
export const textedCode = ({ texts }: Served, phone: string): string =>
  /^\d{6}/.exec(texts.findLast(({ number }) => number === phone)?.text ?? "")?.[0] ?? "none";

export async function askCode(served: Served, browser: Browser, phone: string): Promise<string> {
  const before = served.texts.length;
  await browser.ask("POST /api/auth/phone/code", { phone });
  await vi.waitFor(() => expect(served.texts.length).toBe(before + 1));
  return textedCode(served, phone);
}

export async function addPhone(served: Served, browser: Browser): Promise<string> {
  const phone = newNumber();
  await browser.ask("POST /api/account/phone", { phone });
  const code = textedCode(served, phone);
  expect(await outcomeOf(await browser.ask("POST /api/account/phone/confirm", { phone, code }))).toBe("200");
  return phone;
}

/** Someone whose account has a phone number, in their browser. */
export async function withPhone(served: Served) {
  const member = await newMember(served);
  return { ...member, phone: await addPhone(served, member.browser) };
}

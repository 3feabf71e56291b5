import { expect, it } from "vitest";
import { messageOf } from "../mail/delivery.ts";
import { mailFrom } from "../mail/mail-fixture.contract.ts";
import { mailProblem } from "../mail/mail-problem.ts";
import { sunday } from "./reminder-fixture.contract.ts";
import { reminderMail } from "./reminder-mail.ts";

const given = { to: "maya@example.com", date: sunday, day: "today", secret: "the-secret", until: 5 } as const;
const mail = reminderMail({ ...given, publicUrl: "https://money.example" });

it("[RM11] says when, leads to the money date, and is calm and without an amount", () => {
  expect(mailProblem(mail)).toBeNull();
  expect(mail.subject).toBe("Your money date is today");
  expect(mail.text).toContain("Your money date is today at 19:00.");
  expect(mail.text).toContain("Open the money date:\nhttps://money.example/MyDashboard/money-date\n");
  expect(mail.text).toContain("Ten minutes are enough");
  expect(mail.text).not.toMatch(/[!'$€£]|\d+[.,]\d{2}/);
  expect(mail.html).toContain('href="https://money.example/MyDashboard/money-date"');
});

it("[RM11] can be stopped by a visible link and by the mail program itself", () => {
  const link = "https://money.example/account/unsubscribe#the-secret";
  expect(mail.text).toContain(`Stop these mails:\n${link}`);
  expect(mail.html).toContain(`<a class="quiet" href="${link}">Stop these mails</a>`);
  const { headers } = messageOf({ ...mail, id: "one", queuedAt: 0, attempt: 1 }, mailFrom);
  expect(headers).toMatchObject({
    "List-Unsubscribe": "<https://money.example/api/unsubscribe/the-secret>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("[RM11] takes no address to post to that would be more than one header", () => {
  for (const unsubscribe of ["https://a.example/>\r\nBcc: b@home.example", "mailto:a@home.example", "https://a b"])
    expect(mailProblem({ ...mail, unsubscribe })).toBe("bad address");
});

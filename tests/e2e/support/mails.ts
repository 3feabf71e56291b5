import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readMail } from "../../../src/server/mail/mailbox.contract.ts";
import { expect } from "./test.ts";

export const linkOf = (text: string): string => /https?:\/\/\S+#\S+/.exec(text)![0];

/** The mails that a server has written to a folder. */
export function mailsIn(folder: string) {
  const newest = (email: string, subject: string) => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
    const mails = names.map((name) => readMail(readFileSync(join(folder, name), "utf8")));
    return mails.filter(({ headers }) => headers.to === email && headers.subject === subject).at(-1);
  };
  const find = async (email: string, subject: string): Promise<string> => {
    await expect.poll(() => newest(email, subject)?.text).toBeTruthy();
    return newest(email, subject)!.text;
  };
  return { find, linkTo: async (email: string, subject: string) => linkOf(await find(email, subject)) };
}

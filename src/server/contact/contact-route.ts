import type { Hono } from "hono";
import { contactSchema } from "#sync/contact-api.ts";
import type { Config } from "../config.ts";
import { readBody } from "../http/read-body.ts";
import { refuse, refuseForNow } from "../identity/refusals.ts";
import { attemptsIn } from "../limits/attempts.ts";
import { clientAddress } from "../limits/client-address.ts";
import { day, hour, window } from "../limits/limits.ts";
import type { SendMail } from "../mail/mail.ts";
import { isAddress } from "../mail/mail-problem.ts";
import type { Database } from "../storage/database.ts";
import { contactMail } from "./contact-mail.ts";
import { keepMessage } from "./contact-messages.ts";

interface ContactParts {
  config: Pick<Config, "contactEmail" | "trustProxy">;
  database: Database;
  secret: string;
  mail: SendMail;
  now: () => number;
}

const perAddress = window(5, hour);
/** More than an operator reads, from however many addresses. */
const fromAll = window(300, day);

/** The contact form: a message to the operator, where they have given an address. */
export function mountContact(app: Hono, { config, database, secret, mail, now }: ContactParts): void {
  const { contactEmail, trustProxy } = config;
  if (contactEmail === null) return;
  const attempts = attemptsIn(database, secret);
  app.post("/api/contact", async (c) => {
    c.header("cache-control", "no-store");
    const body = await readBody(c.req, contactSchema);
    if (!body.ok) return refuse(c, body.problem);
    const { website, ...written } = body.value;
    if (!isAddress(written.email)) return refuse(c, "malformed");
    const here = await attempts.take(`contact ${clientAddress(c, trustProxy)}`, perAddress, now());
    const wait = here || (await attempts.take("contact", fromAll, now()));
    if (wait > 0) return refuseForNow(c, wait);
    // A program that fills in every field learns nothing from the answer.
    if (website !== "") return c.json({});
    const id = await database.write((query) => keepMessage(query, written, now()));
    await mail(contactMail(id, contactEmail, written));
    return c.json({});
  });
}

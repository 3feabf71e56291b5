import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { makeFolder } from "../storage/database.ts";
import { type Deliver, messageOf, type Sender } from "./delivery.ts";
import type { QueuedMail } from "./mail-queue.ts";

/** Without a mail server: one file a mail, for the operator's eyes alone, and a line in the log that names it. */
export function fileDelivery(dataDir: string, from: Sender, log: Logger): Deliver {
  const folder = join(dataDir, "mail");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, from));
    const file = join(folder, fileName(mail));
    makeFolder(folder);
    await writeWhole(file, message as Buffer);
    log.info({ file }, "mail written, as SMTP_URL is not set");
  };
}

/** The same for the same mail, so that one written twice is one file. */
const fileName = ({ id, queuedAt }: QueuedMail): string =>
  `${new Date(queuedAt).toISOString().replaceAll(":", "-")}-${id.slice(0, 8)}.eml`;

/** Under its name only when all of it is on the disk: the queue forgets the mail right after. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = await open(`${path}.part`, "w", 0o600);
  try {
    await draft.writeFile(content);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.part`, path);
}

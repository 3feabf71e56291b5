import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findAuthEmulator, startAuthEmulator, whereAuthFrom } from "../../../scripts/auth-emulator.mjs";
import { findFirestoreEmulator, startFirestoreEmulator, whereFrom } from "../../../scripts/firestore-emulator.mjs";
import { password } from "./accounts.ts";
import { freePort, freshFolder, startProgram } from "./own-server.ts";
import { serveFolder } from "./static-host.ts";
import { test as base, watchProblems } from "./test.ts";

const tools: string | null = findAuthEmulator();
const jar: string | null = findFirestoreEmulator();
const rules = join("hosted", "firestore.rules");

/** Why hosted mode can't be tried here, if it can't. */
export const whyNot: string | null = [tools ? "" : whereAuthFrom, jar ? "" : whereFrom].join(" ").trim() || null;

/** A site on a static host, whose people and households are on Google's emulators. */
export interface HostedPlace {
  address: string;
  /** The last code that would have been texted to a number. */
  codeTo(number: string): Promise<string>;
  /** Where the last mail of a kind would lead, as an operator has set it up. */
  linkTo(email: string, kind: MailKind): Promise<string>;
  /** Addresses begin with these where people are asked for, and households. */
  auth: string;
  database: string;
}

const codesAt = (auth: string) => async (number: string) => {
  const answer = await fetch(`${auth}/emulator/v1/projects/demo-weekfold/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)!.code;
};

type MailKind = "VERIFY_EMAIL" | "PASSWORD_RESET" | "VERIFY_AND_CHANGE_EMAIL" | "RECOVER_EMAIL";

interface Mailed {
  email: string;
  requestType: MailKind;
  oobLink: string;
}

/** The emulator mails nothing, and lists what it would have mailed. */
const linksAt = (auth: string, address: string) => async (email: string, kind: MailKind) => {
  const answer = await fetch(`${auth}/emulator/v1/projects/demo-weekfold/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: Mailed[] };
  const { oobLink } = oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind)!;
  return `${address}/account/link${new URL(oobLink).search}`;
};

interface Commit {
  records: readonly string[];
  isDenied: boolean;
}

/** The part of a commit that matters here. What a transaction only read, it verifies. */
interface CommitBody {
  writes?: { update?: { name: string }; verify?: string }[];
}

function recordsIn({ writes = [] }: CommitBody): string[] {
  const names = writes.map(({ update, verify }) => update?.name ?? verify ?? "");
  return names.filter((name) => name.includes("/records/"));
}

/** Whether it was sent again, and taken then. */
const isTakenLater = ({ records, isDenied }: Commit, later: readonly Commit[]): boolean =>
  isDenied &&
  records.length > 0 &&
  later.some((other) => !other.isDenied && records.every((name) => other.records.includes(name)));

/**
 * What went wrong on a page so far, but for a push that the rules denied and took at the next try: the adapter writes new
 * records without reading them first, and so learns that they are there already.
 */
export function watchHosted(page: Page, { database }: HostedPlace): () => string[] {
  const [problems, commits]: [string[], Commit[]] = [watchProblems(page), []];
  page.on("response", (response) => {
    const request = response.request();
    const isCommit = request.url().startsWith(database) && request.url().split("?")[0]!.endsWith(":commit");
    if (!isCommit || request.method() !== "POST") return;
    commits.push({ records: recordsIn(JSON.parse(request.postData() ?? "{}")), isDenied: response.status() === 403 });
  });
  return () => {
    let taken = commits.filter((commit, index) => isTakenLater(commit, commits.slice(index + 1))).length;
    return problems.filter((words) => !(words.includes("status of 403") && taken-- > 0));
  };
}

/** Changes an account as somebody who knows its password and none of our pages. */
export async function changeElsewhere(auth: string, email: string, change: object): Promise<void> {
  const ask = async (what: string, body: object) => {
    const answer = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=key`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    return (await answer.json()) as { idToken: string };
  };
  const { idToken } = await ask("signInWithPassword", { email, password, returnSecureToken: true });
  await ask("update", { idToken, ...change });
}

/** What `npm run build:hosted` writes. */
async function builtFolder(env: Record<string, string>): Promise<string> {
  const folder = freshFolder();
  const program = startProgram(join("dist", "server", "hosted.js"), env, [folder]);
  if ((await program.ended) !== 0) throw new Error(`Nothing was built: ${program.output()}`);
  return folder;
}

export const test = base.extend<object, { hosted: HostedPlace }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
    async ({}, use) => {
      const [auth, store] = await Promise.all([startAuthEmulator(tools), startFirestoreEmulator(jar, rules)]);
      const emulators = { auth: `http://127.0.0.1:${auth.port}`, firestore: `127.0.0.1:${store.port}` };
      const project = { apiKey: "key", authDomain: "demo.example", projectId: "demo-weekfold", appId: "1", emulators };
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const folder = await builtFolder({
        FIREBASE_CONFIG: JSON.stringify({ ...project, signIn: ["phone"] }),
        CONTACT_EMAIL: "hello@money.example",
        PUBLIC_URL: address,
      });
      const host = await serveFolder(folder, port);
      await use({
        address,
        codeTo: codesAt(emulators.auth),
        linkTo: linksAt(emulators.auth, address),
        auth: emulators.auth,
        database: `http://${emulators.firestore}`,
      });
      host.close();
      host.closeAllConnections();
      await Promise.all([auth.stop(), store.stop()]);
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

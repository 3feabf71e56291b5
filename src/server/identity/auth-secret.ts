import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BadVariable, bad, type Config } from "../config.ts";
import { makeFolder } from "../storage/database.ts";

type Known = Pick<Config, "authSecret" | "databaseUrl" | "dataDir">;

/** The secret that signs sessions: the operator's, or one that is generated at the first start and stored privately. */
export function authSecretFor({ authSecret, databaseUrl, dataDir }: Known): string | BadVariable {
  if (authSecret) return authSecret;
  // Nodes that share a database need the same secret, so none of them can generate it.
  if (databaseUrl) return bad("AUTH_SECRET", "must be set where DATABASE_URL is, and be the same on every node.");
  const path = join(dataDir, "auth-secret");
  makeFolder(dataDir);
  try {
    const made = randomBytes(32).toString("base64url");
    writeFileSync(path, `${made}\n`, { flag: "wx", mode: 0o600, flush: true });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return storedSecret(path);
  }
}

function storedSecret(path: string): string | BadVariable {
  const secret = readFileSync(path, "utf8").trim();
  return secret.length >= 32 ? secret : bad("AUTH_SECRET", `is not in ${path}. Delete that file to have another made.`);
}

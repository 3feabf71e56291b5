import type { Config } from "../config.ts";
import { headersFor } from "../http/security-headers.ts";
import type { ServedFile } from "../http/served-file.ts";
import type { Site } from "../http/site.ts";
import { firebaseJson, headersFile } from "./hosting-rules.ts";

export interface HostedParts {
  site: Site;
  /** As they are spelled: a static host tells large letters from small ones. */
  paths: readonly string[];
  config: Config;
  /** Rules and indexes of the database, by file name. */
  beside: ReadonlyMap<string, Buffer>;
}

/** Everything that an operator uploads, by its name in the folder. */
export function hostedFiles({ site, paths, config, beside }: HostedParts): Map<string, Buffer> {
  const headers = headersFor(config, site.scriptHashes);
  const page = (path: string) => site.pages.get(path.toLowerCase());
  const shell = site.shell!.body;
  return new Map([
    ...[...site.files].map(([path, { body }]) => inPublic(path, body)),
    ...paths.flatMap((path) => asFile(path, page(path))),
    inPublic("/shell.html", shell),
    // What a host answers for an address that it has no file for: the app looks at the address by itself.
    inPublic("/404.html", shell),
    inPublic("/_headers", Buffer.from(headersFile(headers))),
    ...beside,
    ["firebase.json", Buffer.from(firebaseJson(headers))],
  ]);
}

const inPublic = (path: string, body: Buffer): [string, Buffer] => [`public${path}`, body];

const asFile = (path: string, page: ServedFile | undefined): [string, Buffer][] =>
  page ? [inPublic(path === "/" ? "/index.html" : `${path}.html`, page.body)] : [];

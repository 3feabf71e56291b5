/** `npm run restore -- <file>`: puts a backup in place of what the database holds. Stop the server first. */
import { runBuilt } from "./run-built.mjs";

runBuilt("restore.js");

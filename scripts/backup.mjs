/** `npm run backup -- [file]`: writes all that the database holds to one file, while the server runs. */
import { runBuilt } from "./run-built.mjs";

runBuilt("backup.js");

/** `npm run report -- [options]`: counts how far browsers came, while the server runs, and writes it as a page. */
import { resolve } from "node:path";
import { runBuilt } from "./run-built.mjs";

const from = process.env.INIT_CWD ?? process.cwd();

/** Makes `--from day` one word, since a word by itself would be taken for a path, and a path of what `--out` names. */
const joined = process.argv
  .slice(2)
  .join("\0")
  .replace(/(^|\0)(--(?:from|to|zone|out))\0(?!--)/g, "$1$2=")
  .split("\0")
  .filter((word) => word !== "")
  .map((word) => word.replace(/^--out=(.+)$/s, (_, folder) => `--out=${resolve(from, folder)}`));

process.argv = [...process.argv.slice(0, 2), ...joined];
runBuilt("report.js");

/** `npm run build:hosted -- [folder]`: writes the site for a static host and the operator's Firebase project. */
import { runBuilt } from "./run-built.mjs";

runBuilt("hosted.js");

import type { Line } from "./replication/http-line.ts";

/** The page's own server, by the browser's own means. */
export const browserLine: Line = {
  fetch: (...given) => fetch(...given),
  origin: "",
  timing: {
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  },
};

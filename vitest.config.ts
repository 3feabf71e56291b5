import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { storeDoor } from "./scripts/build/store-door.mjs";

const pure = ["src/domain/**/*.test.ts", "src/sync/**/*.test.ts", "content/**/*.test.ts"];

export default defineConfig({
  plugins: [storeDoor(), react()],
  test: {
    environment: "node",
    // Left to itself it keeps one core free.
    maxWorkers: "100%",
    // For what hangs. How fast something is, is never asked here, and a machine may be shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Rules keep nothing between two calls, so their tests can share one loaded copy of them.
      { extends: true, test: { name: "rules", include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: "parts",
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.mjs",
            "tests/{auth,convergence,crash,firestore,households,remote,store}/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", ...pure],
        },
      },
    ],
  },
});

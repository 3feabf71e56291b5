import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "content/**/*.test.ts",
      "scripts/**/*.test.mjs",
      "tests/{auth,convergence,crash,firestore,households,remote,store}/**/*.test.ts",
    ],
    environment: "node",
    // Left to itself it keeps one core free.
    maxWorkers: "100%",
    // For what hangs. How fast something is, is never asked here, and a machine may be shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

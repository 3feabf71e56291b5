import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "content/**/*.test.ts",
      "scripts/**/*.test.mjs",
      "tests/{convergence,crash,remote,store}/**/*.test.ts",
    ],
    environment: "node",
    testTimeout: 20_000,
  },
});

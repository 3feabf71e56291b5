import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Shared by the dev server and all parts of the build; scripts/build adds what each part needs. */
export default defineConfig({
  appType: "custom",
  plugins: [react()],
  build: { target: "es2023" },
});

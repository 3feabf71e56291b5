import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { storeDoor } from "./scripts/build/store-door.mjs";

/** Shared by the dev server and all parts of the build; scripts/build adds what each part needs. */
export default defineConfig({
  appType: "custom",
  plugins: [storeDoor(), react()],
  build: { target: "es2023" },
});

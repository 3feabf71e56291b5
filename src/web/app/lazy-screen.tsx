import { use } from "react";
import { openScreen, readyScreen } from "./load-screen.ts";

/** Shows a screen, fetching its chunk first where needed; the nearest Suspense says "Loading..." meanwhile. */
export function LazyScreen({ name, ...props }: { name: string } & Record<string, unknown>) {
  const Screen = readyScreen(name) ?? use(openScreen(name));
  return <Screen {...props} />;
}

import { use, useState } from "react";
import { openScreen, readyScreen } from "./load-screen.ts";

type LazyScreenProps = { name: string } & Record<string, unknown>;

/** Shows a screen, fetching its chunk first where needed; the nearest Suspense says "Loading..." meanwhile. */
export function LazyScreen(props: LazyScreenProps) {
  // Decided once: changing from one to the other later would mount the screen anew and lose what it holds.
  const [isReady] = useState(() => readyScreen(props.name) !== undefined);
  return isReady ? <ReadyScreen {...props} /> : <ArrivingScreen {...props} />;
}

function ReadyScreen({ name, ...props }: LazyScreenProps) {
  const Screen = readyScreen(name)!;
  return <Screen {...props} />;
}

function ArrivingScreen({ name, ...props }: LazyScreenProps) {
  const Screen = use(openScreen(name));
  return <Screen {...props} />;
}

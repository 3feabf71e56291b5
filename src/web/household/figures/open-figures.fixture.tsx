import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceOf, openStoreOn } from "#web/store/store.fixture.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import type { Figures } from "./figures.ts";
import { useFigures } from "./use-figures.ts";

export interface OpenFigures {
  store: DeviceStore;
  /** The figures on screen. */
  figures(): Figures;
  leave(): void;
}

/** Renders a section on a fresh device with these records. `isFull` tells whether its storage is full. */
export async function openFigures(
  Section: ComponentType<{ figures: Figures }>,
  records: readonly AnyRecord[],
  isFull = () => false,
): Promise<OpenFigures> {
  const store = await openStoreOn(await deviceOf(...records), isFull);
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  let shown: Figures | null = null;
  const Shown = () => {
    shown = useFigures();
    return shown && <Section figures={shown} />;
  };
  const { unmount } = render(
    <ToastProvider>
      <Shown />
    </ToastProvider>,
  );
  await act(async () => {});
  return { store, figures: () => shown!, leave: unmount };
}

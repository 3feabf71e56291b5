import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { SyncText } from "./sync-text.tsx";

/** The bar belongs to the frame, which knows nothing of households: the line is put into the place it keeps for one. */
export function NavStatus() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById("nav-status")), []);
  return place && createPortal(<SyncText />, place);
}

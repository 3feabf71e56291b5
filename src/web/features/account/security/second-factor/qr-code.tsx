import { useMemo } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { useChunk } from "#web/app/lazy/use-chunk.ts";

const qrDrawing = lazyChunk("qr-drawing", () => import("./qr-drawing.ts"));

/** Whole pixels, so that all squares are alike. */
const squareWidth = 4;
/** Until it is drawn, so that nothing moves for most. */
const usualSize = 57;

/** A text as a square code for a camera. The drawing of it is fetched only here. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const loaded = useChunk(qrDrawing);
  const drawing = useMemo(() => loaded.module?.qrDrawing(text), [loaded.module, text]);
  if (loaded.error !== undefined)
    return (
      <>
        <LoadedSection loaded={loaded}>{null}</LoadedSection>
        <p role="status">The square code did not load. You can use the secret below instead.</p>
      </>
    );
  const size = drawing?.size ?? usualSize;
  const width = size * squareWidth;
  return (
    <svg
      className="qr-code"
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing?.path ?? ""} />
    </svg>
  );
}

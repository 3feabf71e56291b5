import { useEffect, useState } from "react";
import type { QrDrawing } from "./qr-drawing.ts";

/** Whole pixels, so that all squares are alike. */
const squareWidth = 4;
/** Until it is drawn, so that nothing moves for most. */
const usualSize = 57;

/** A text as a square code for a camera. The drawing of it is fetched only here. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import("./qr-drawing.ts").then(
      ({ qrDrawing }) => setDrawing(qrDrawing(text)),
      () => setFailed(true),
    );
  }, [text]);
  if (hasFailed) return <p role="status">The square code did not load. Use the secret below instead.</p>;
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

import { GalleryButtons } from "./gallery-buttons.tsx";
import { GalleryCharts } from "./gallery-charts.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryFigures } from "./gallery-figures.tsx";
import { GalleryMoney } from "./gallery-money.tsx";
import { GalleryOverlays } from "./gallery-overlays.tsx";
import { GalleryStrip } from "./gallery-strip.tsx";
import { GalleryThinCharts } from "./gallery-thin-charts.tsx";
import "./gallery.css";

/** Every control in its states, for development. */
export default function GalleryScreen() {
  return (
    <div className="wrap page gallery">
      <h1>Controls</h1>
      <GalleryStrip />
      <GalleryButtons />
      <GalleryFields />
      <GalleryMoney />
      <GalleryFigures />
      <GalleryOverlays />
      <GalleryCharts />
      <GalleryThinCharts />
    </div>
  );
}

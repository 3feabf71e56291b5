import { GalleryCharts, GalleryThinCharts } from "./gallery-charts.tsx";
import { GalleryButtons, GalleryFields, GalleryMoney, GalleryOverlays } from "./gallery-controls.tsx";
import { GalleryFigures, GalleryStrip } from "./gallery-figures.tsx";
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

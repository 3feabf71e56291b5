import type { ReactNode } from "react";

/** One control and its states, under the control's own name. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section gallery-section">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <div className="gallery-stack">{children}</div>
    </section>
  );
}

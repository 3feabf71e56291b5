import "./category-colors.css";

/** The colors that a category can have, in the order of the palette. */
export const colorNames = [
  "Sea green",
  "Gold",
  "Plum",
  "Blue",
  "Rust",
  "Ink",
  "Indigo",
  "Brown",
  "Olive",
  "Mauve",
  "Wine",
  "Slate",
] as const;

/** A category's color before its name. The name says everything, so screen readers skip it. */
export const CategoryMark = ({ color }: { color: number }) => (
  <svg className="category-mark" data-color={color} viewBox="0 0 10 10" aria-hidden="true">
    <rect width="10" height="10" rx="2" />
  </svg>
);

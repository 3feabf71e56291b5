import type { ComponentProps } from "react";
import "./text-button.css";

export const TextButton = ({ className, ...props }: Omit<ComponentProps<"button">, "type">) => (
  <button {...props} type="button" className={className ? `text-button ${className}` : "text-button"} />
);

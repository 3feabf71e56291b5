/** The reference of bench/dashboard.mjs: the least that a page made with React can be. One line, and one that a click changes. */
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

function Bare() {
  const [count, setCount] = useState(0);
  return createElement(
    "button",
    { type: "button", id: "bare", "data-count": count, onClick: () => setCount(count + 1) },
    count,
  );
}

createRoot(document.getElementById("root")!).render(createElement(Bare));

import "./icon.css";

// Drawn on a 20 px square with round ends; triangles are filled.
const drawings = {
  menu: "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
  close: "M5 5l10 10M15 5 5 15",
  check: "M4.5 10.5 8.5 14.5 15.5 6",
  "chevron-down": "M6 8l4 4 4-4",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  alert: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6.5v4.25M10 13.4v.1",
  info: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9.25v4.25M10 6.6v-.1",
  download: "M10 3.5v9M6.25 9l3.75 3.75L13.75 9M4 16.5h12",
  table: "M3.5 4.5h13v11h-13zM3.5 8.5h13M8.5 8.5v7",
  sun: "M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM10 2.5V4M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1.05 1.05M14.25 14.25l1.05 1.05M15.3 4.7l-1.05 1.05M5.75 14.25 4.7 15.3",
  moon: "M16.25 11.9A6.75 6.75 0 0 1 8.1 3.75a6.75 6.75 0 1 0 8.15 8.15z",
  undo: "M7.25 4 3.75 7.5l3.5 3.5M4 7.5h7.5a4.25 4.25 0 0 1 0 8.5H8",
  print: "M6 7.5v-4h8v4M6 14H4.5a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H14M6 11.5h8v5H6z",
  search: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13.2 13.2 17 17",
  filter: "M3.5 5.5h13M6 10h8M8.5 14.5h3",
  repeat: "M4 9a6 6 0 0 1 10.6-2.9M15 3.5v3h-3M16 11a6 6 0 0 1-10.6 2.9M5 16.5v-3h3",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  grip: "M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01",
  "arrow-up-triangle": "M10 5.25 15 13.5H5z",
  "arrow-down-triangle": "M10 14.75 5 6.5h10z",
} as const;

export type IconName = keyof typeof drawings;

type IconProps = { name: IconName; label?: string | undefined; size?: number | undefined };

export function Icon({ name, label, size = 20 }: IconProps) {
  const className = name.endsWith("triangle") ? "icon icon--filled" : "icon";
  const drawing = <path d={drawings[name]} />;
  if (label === undefined) {
    return (
      <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 20 20" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

type MemberMarkProps = { shape: "disc" | "diamond"; label?: string | undefined; size?: number | undefined };

/** Two people are distinguished by shape as well as color. */
export function MemberMark({ shape, label, size = 10 }: MemberMarkProps) {
  const drawing = shape === "disc" ? <circle cx="5" cy="5" r="3.9" /> : <path d="M5 .9 9.1 5 5 9.1.9 5z" />;
  const className = `member-mark member-mark--${shape}`;
  if (label === undefined) {
    return (
      <svg className={className} width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 10 10" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

import "./member-mark.css";

type MemberMarkProps = { shape: "disc" | "diamond"; label?: string | undefined; size?: number | undefined };

/** Two people are told apart by shape as well as colour. */
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

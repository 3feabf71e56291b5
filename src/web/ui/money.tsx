import { formatMoney, type Minor, type MoneyFormat, moneyParts, type SignDisplay } from "#domain/money/money.ts";
import "./money.css";

export type MoneyTone = "plain" | "gain" | "loss" | "quiet";

/** Such as `data-figure`. */
export type DataAttributes = { readonly [name: `data-${string}`]: string };

export type MoneyProps = {
  amount: Minor;
  format: MoneyFormat;
  size?: "text" | "large" | "hero" | undefined;
  sign?: SignDisplay | undefined;
  tone?: MoneyTone | undefined;
  /** Attributes that name the figure for tests. */
  mark?: DataAttributes | undefined;
};

export function Money({ amount, format, size = "text", sign, tone = "plain", mark }: MoneyProps) {
  // Color alone never conveys gain or loss.
  const shown = { sign: sign ?? (tone === "gain" || tone === "loss" ? "always" : "negative") } as const;
  const className = `money money--${size} money--${tone}`;
  if (size === "text")
    return (
      <span className={className} {...mark}>
        {formatMoney(amount, format, shown)}
      </span>
    );
  const parts = moneyParts(amount, format, shown);
  return (
    <span className={className} {...mark}>
      {/* A screen reader would pause between two text sizes, before the cents. */}
      <span className="money-spoken visually-hidden">{formatMoney(amount, format, shown)}</span>
      <span aria-hidden="true">
        {parts.sign && `${parts.sign}\u00a0`}
        {parts.before + parts.whole}
        <span className="money-cents">{parts.decimal + parts.after}</span>
      </span>
    </span>
  );
}

import { useState } from "react";
import { type Currency, type MoneyFormat, minor } from "#domain/money/money.ts";
import { Money } from "#web/ui/money.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { GallerySection } from "./gallery-section.tsx";

const FORMATS: MoneyFormat[] = [
  { currency: "USD" as Currency, locale: "en-US" },
  { currency: "EUR" as Currency, locale: "de-DE" },
  { currency: "JPY" as Currency, locale: "ja-JP" },
];

export function GalleryMoney() {
  return (
    <GallerySection title="Money">
      <Money amount={minor(1_255_290)} format={FORMATS[0]!} size="hero" />
      <Money amount={minor(29_060)} format={FORMATS[0]!} size="large" />
      <div className="gallery-line">
        <Money amount={minor(184_000)} format={FORMATS[0]!} tone="gain" />
        <Money amount={minor(-24_000)} format={FORMATS[0]!} tone="loss" />
        <Money amount={minor(0)} format={FORMATS[0]!} tone="quiet" />
      </div>
      <div className="gallery-pair">
        {FORMATS.map((format) => (
          <MoneySample key={format.currency} format={format} />
        ))}
      </div>
    </GallerySection>
  );
}

function MoneySample({ format }: { format: MoneyFormat }) {
  const [text, setText] = useState("64");
  const [error, setError] = useState("");
  return (
    <MoneyField
      label={`Amount, ${format.currency}`}
      hint="Letters show the message."
      format={format}
      value={text}
      error={error}
      onChange={(typed, parsed) => {
        setText(typed);
        setError(parsed.ok ? "" : amountProblemText[parsed.problem]);
      }}
    />
  );
}

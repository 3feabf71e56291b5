import { useState } from "react";
import { type Currency, type MoneyFormat, minor } from "#domain/money/money.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon, type IconName, MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextArea, TextField } from "#web/ui/text-field.tsx";
import { ToastProvider, useToast } from "#web/ui/toast.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import { emptyYear } from "./gallery-figures.tsx";
import { GallerySection } from "./gallery-section.tsx";

const VARIANTS = ["primary", "outline", "quiet"] as const;
const SIZES = ["small", "regular", "large"] as const;
const ICONS: IconName[] = [
  "menu",
  "close",
  "check",
  "chevron-down",
  "plus",
  "minus",
  "alert",
  "info",
  "download",
  "table",
  "sun",
  "moon",
  "undo",
  "print",
  "arrow-up-triangle",
  "arrow-down-triangle",
];

export function GalleryButtons() {
  return (
    <>
      <GallerySection title="Button">
        {SIZES.map((size) => (
          <div key={size} className="gallery-line">
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}, {size}
              </Button>
            ))}
          </div>
        ))}
        <div className="gallery-line">
          <Button icon="plus">With an icon</Button>
          <Button variant="outline" icon="close" aria-label="Close" />
          <Button busy>Busy</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to="#link" variant="outline">
            A link
          </ButtonLink>
        </div>
      </GallerySection>
      <GallerySection title="Icon and member mark">
        <div className="gallery-line">
          {ICONS.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
          <MemberMark shape="disc" label="first member" />
          <MemberMark shape="diamond" label="second member" />
        </div>
      </GallerySection>
    </>
  );
}

export function GalleryFields() {
  return (
    <GallerySection title="Fields">
      <div className="gallery-pair">
        <TextSamples />
        <ChoiceSamples />
      </div>
    </GallerySection>
  );
}

function TextSamples() {
  const [name, setName] = useState("Maya");
  const [note, setNote] = useState("");
  const [share, setShare] = useState("6.4");
  const [day, setDay] = useState("2026-11-09");
  return (
    <div className="gallery-stack">
      <TextField label="Name" hint="As the others call you." value={name} onChange={setName} />
      <TextField label="Payee" error="A name is needed. Nothing you typed is lost." value="" onChange={setName} />
      <TextField label="Not now" disabled value="Cannot be changed" onChange={setName} />
      <TextArea label="Note" optional value={note} onChange={setNote} />
      <NumberField label="Interest" locale="en-US" decimals={2} suffix="% APR" value={share} onChange={setShare} />
      <DateField label="Next due" value={day} onChange={setDay} />
    </div>
  );
}

function ChoiceSamples() {
  const [often, setOften] = useState("weekly");
  const [who, setWho] = useState("maya");
  const [agreed, setAgreed] = useState(true);
  return (
    <div className="gallery-stack">
      <Select
        label="How often"
        value={often}
        onChange={setOften}
        options={[
          { value: "weekly", label: "Every week" },
          { value: "monthly", label: "Every month" },
        ]}
      />
      <Segments
        label="Who"
        value={who}
        onChange={setWho}
        options={[
          { value: "maya", label: "Maya" },
          { value: "tom", label: "Tom" },
          { value: "both", label: "Both" },
        ]}
      />
      <Checkbox label="Already listed as a bill" hint="Then it counts once." checked={agreed} onChange={setAgreed} />
      <Checkbox label="Needed" error="Please choose." checked={false} onChange={setAgreed} />
    </div>
  );
}

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

export function GalleryOverlays() {
  return (
    <ToastProvider>
      <GallerySection title="Dialog and toast">
        <div className="gallery-line">
          <DialogSample variant="center" />
          <DialogSample variant="sheet" />
          <ToastSample />
        </div>
      </GallerySection>
      <GallerySection title="Empty state">
        <EmptyState
          picture={<WeekStrip label="A year to come" quarters={emptyYear()} />}
          text="No saves yet. Put aside anything this week, even $5."
          action={<Button variant="primary">Put something aside</Button>}
        />
      </GallerySection>
    </ToastProvider>
  );
}

function DialogSample({ variant }: { variant: "center" | "sheet" }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Dialog, {variant}
      </Button>
      <Dialog open={open} title="Leave this household" variant={variant} dismissable onClose={close}>
        <p className="lede">What you entered stays with the others. You can be invited again.</p>
        <div className="gallery-line gallery-actions">
          <Button variant="primary" onClick={close}>
            Leave
          </Button>
          <Button variant="quiet" onClick={close}>
            Stay
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function ToastSample() {
  const { show } = useToast();
  const [undone, setUndone] = useState(0);
  return (
    <>
      <Button variant="outline" onClick={() => show({ text: "Expense removed.", undo: () => setUndone(undone + 1) })}>
        Toast with undo
      </Button>
      <Button variant="outline" onClick={() => show({ text: "Saved on this device.", seconds: 3 })}>
        Toast
      </Button>
      <span className="small quiet">Undone {undone} times.</span>
    </>
  );
}
